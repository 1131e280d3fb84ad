import { expect, test } from "vitest";
import { hyphened } from "../src/i18n/hyphens";

const parts = (text: string): string => hyphened(text, 10).replaceAll("\u00ad", "-");

test("long words are divided between syllables, short ones are left alone", () => {
  expect(parts("Радиоперехват")).toBe("Радио-пе-рех-ват");
  expect(parts("Нерешительность")).toBe("Нере-ши-тель-ность");
  expect(parts("Чугунная решётка")).toBe("Чугунная решётка");
});

test("letters written with two signs stay together", () => {
  expect(parts("tengeralattjárókat")).toBe("ten-ge-ra-latt-já-ró-kat");
  expect(parts("visszavonulások")).toBe("vissza-vo-nu-lá-sok");
});

test("what stands between the words stays", () => {
  expect(hyphened("«Ближневосточная» 15", 10).replaceAll("\u00ad", "")).toBe("«Ближневосточная» 15");
});
