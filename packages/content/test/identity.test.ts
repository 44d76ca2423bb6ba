import { expect, test } from 'vitest';
import { identityKeys, parsePersonRequest } from '../src/model.ts';

const shareKey = (one: string, other: string) => {
  const keys = identityKeys(parsePersonRequest(one));
  return identityKeys(parsePersonRequest(other)).some((key) => keys.includes(key));
};

test.each([
  ['dana@example.com', ' DANA@Example.COM '],
  ['dana@example.com', 'Dana Okafor <dana@example.com>'],
  ['dana@example.com', '"Okafor, Dana" <Dana@example.com>'],
  ['dana@example.com', 'mailto:dana@example.com'],
  ['dana@example.com', 'dana+heating@example.com'],
  ['dana.okafor@gmail.com', 'DanaOkafor@googlemail.com'],
  ['dana@büro.example', 'dana@xn--bro-hoa.example'],
  ['904-555-0143', 'tel:+1 (904) 555-0143 ext. 4'],
  ['904-555-0143', '904-555-0144 / 904-555-0143'],
  ...[
    '(904) 555-0143',
    '904.555.0143',
    '1-904-555-0143',
    '904 -- 555 -- 0143',
    '904 • 555 • 0143',
    '904\t555\t0143',
    ' 904\u2011555\u20110143 ',
    'call after 5: 904-555-0143 (2nd floor)',
    '904-555-0143 #123',
    '٩٠٤-٥٥٥-٠١٤٣',
    '９０４－５５５－０１４３',
  ].map((spelling) => ['904-555-0143', spelling]),
  ['José O’Brien', 'jose obrien'],
  ['Rosa Delgado', 'DELGADO, Rosa'],
  ['Jose\u0301 Núñez', 'José Nuñez'],
  ['Anne-Marie St. John', 'Anne Marie St John'],
  ['Jürgen Großmann', 'JURGEN GROSSMANN'],
  ['Łukasz Wałęsa', 'lukasz walesa'],
  ['Bjørn Æsir', 'Bjorn Aesir'],
  ['Işıl Đoković', 'Isil Dokovic'],
  ['Seán O´Brien', 'Sean O＇Brien'],
  ['Kai Kaʻahumanu', 'Kai Kaahumanu'],
])('"%s" and "%s" are one person', (one, other) => {
  expect(shareKey(one, other)).toBe(true);
});

test.each([
  ['dana@example.com', 'dana@example.org'],
  ['d.ana@example.com', 'dana@example.com'],
  ['904-555-0143', '904-555-0144'],
  ['904-555-0143', '555-0143'],
  ['904-555-0143', '+44 1904 555014 3'],
  ['Rosa Delgado', 'Rosa'],
  ['Rosa Delgado', 'Rosa Delgado Ruiz'],
  ['', ''],
  ['...', '...'],
])('"%s" and "%s" are not known to be one person', (one, other) => {
  expect(shareKey(one, other)).toBe(false);
});
