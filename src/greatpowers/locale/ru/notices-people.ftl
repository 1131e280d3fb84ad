### Уведомления о людях и их отношениях.

notice-house-passkey-title = К вашей учетной записи добавлен ключ входа
notice-house-passkey = Если это были не вы, удалите его на странице учетной записи и выберите новый пароль.
notice-table-declined-title = Приглашение отклонено: «{ $title }»
notice-table-declined = Место снова свободно: { $game }, { $seat }.
