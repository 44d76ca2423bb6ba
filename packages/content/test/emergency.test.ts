import { expect, test } from 'vitest';
import { emergencyIn, isEmergency } from '../src/model.ts';

test.each([
  'I smell gas in the hallway',
  'There is a GAS leak near the furnace',
  'Something is burning inside the vent',
  'Burnt smell from the air handler',
  'Smoke is coming out of the unit',
  'The carbon monoxide detector went off',
  'CO alarm beeping since this morning',
  'Rotten egg smell by the water heater',
  'NO HEAT since last night, 4-month-old baby',
  'no\n heat',
  'No cool air upstairs',
  'no A/C',
  'AC dead',
  'A/C is out again',
  'Our a.c. went out.',
  'The air conditioner just died',
  'heat pump is down',
  'Furnace quit last night',
  'It isn’t heating',
  'It won’t cool below 85',
  'We have been without heat for two days',
  'Two infants at home',
  'My elderly mother lives there',
  'My father is on oxygen',
  'A hospice patient is in the house',
  'Our gas furnace has no flame and there is no heat',
  'Estamos sin calefacción y hay un bebé',
  'Huele a gas en la cocina',
  'No hay aire y hace mucho calor',
  'ＮＯ ＨＥＡＴ',
  // As people tell of no heat and no cooling.
  'AC not working',
  'Our AC isn’t working',
  'ac doesnt work',
  'The A/C stopped working yesterday',
  'HVAC unit won’t turn on',
  'Furnace will not start',
  'furnace is not igniting',
  'The heater is not coming on',
  'Heat isnt working',
  'My heat pump doesn’t kick on',
  'unit quit working',
  'The heat’s out',
  'Heater is blowing cold air',
  'The air is not blowing cold',
  'Air handler stopped blowing',
  'no-heat call',
  'El aire acondicionado no funciona',
  'No enfría',
  'La calefacción no prende',
  'El aire se dañó anoche',
  // People who can't wait.
  'My wife is pregnant',
  'My father uses a wheelchair',
  'An 88 year old lives there',
  'Mi esposa está embarazada',
])('%j is an emergency', (text) => {
  expect(isEmergency(text)).toBe(true);
});

test.each([
  'Please tune up my heat pump',
  'This is not an emergency, next week is fine',
  'Not urgent. No rush.',
  'Quote for a new gas furnace',
  'Do you service gas water heaters?',
  'We think about going from gas to electric',
  'It is a smoke-free building',
  'The thermostat is blank',
  'We heat the garage too',
  'The AC is out of warranty',
  'My heat pump is out of date',
  'The unit is out back, behind the gate',
  'Friday does not work for us',
  'It won’t work for me on Monday',
  'Blows cold air, thank you',
  'A 20 year old unit',
  // It runs.
  'The upstairs unit blows warm air',
  'Does a purifier help with asthma?',
  'Replace a 15-year-old AC',
  'Your website is not working',
  'No funciona el viernes para mí, mejor el lunes',
  'Which unit should run first?',
  'Las vegas style ceiling fan, gasket included',
  'Cool house, thanks to you',
  '',
])('%j is no emergency', (text) => {
  expect(isEmergency(text)).toBe(false);
});

test.each([
  ['Urgent! NO\n HEAT since last night, 4-month-old baby', 'no heat'],
  ['The A.C. is out, my mother is on oxygen', 'ac is out'],
  ['Smell of gas by the gas stove', 'gas'],
  ['This is an emergency', undefined],
  ['Quote for a new gas furnace', undefined],
])('%j names %j', (text, word) => {
  expect(emergencyIn(text)).toBe(word);
});
