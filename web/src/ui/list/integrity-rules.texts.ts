/** Labels of the rules of the integrity check. Lists have a filter with these rules as values. */
const rules = {
  NO_ADDRESS: 'Водомери без адрес',
  REPEATED_FABRIC_NUMBER: 'Водомери с еднакъв фабричен номер',
  NO_CLIENT: 'Водомери без клиент',
  FALLING_READINGS: 'Водомери с намаляващи показания',
  REPEATED_CARNET_PAGE: 'Адреси с една и съща страница на карнет',
  NO_SVO: 'Общи водомери без СВО',
  NO_COORDINATES: 'Адреси без координати',
  UNUSED_CLIENT: 'Клиенти без адрес и водомер',
};

export const integrityRuleTexts = { label: 'Проверка на данните', rules };

/** The filter by rule. It has no field in the form, because only links from the result of the check set it. */
export const integrityFilter = { label: integrityRuleTexts.label, options: rules, isHidden: true } as const;
