import { describe, expect, test } from 'vitest';
import { parseAddress, parseRecipients } from '../../src/outbox/addresses.ts';
import { officeWithMail } from '../support/office.ts';

describe('MAIL_FROM', () => {
  test.each([
    ['Whitley <w@hvac.example>', 'Whitley'],
    ['Whitley’s Heating & Air, Inc. <w@hvac.example>', 'Whitley’s Heating & Air, Inc.'],
    ['"Whitley, Inc." <w@hvac.example>', 'Whitley, Inc.'],
    ['Whitley: Heating <w@hvac.example>', 'Whitley: Heating'],
    ['Whitley (HVAC) <w@hvac.example>', 'Whitley (HVAC)'],
    ['Whitley; Sons <w@hvac.example>', 'Whitley; Sons'],
    ['Whitley "The Fixer" Bell <w@hvac.example>', 'Whitley "The Fixer" Bell'],
    ['"Whitley \\"Cool\\" Air" <w@hvac.example>', 'Whitley "Cool" Air'],
    ['Whitley @ Home <w@hvac.example>', 'Whitley @ Home'],
    ['Whitley. <w@hvac.example>', 'Whitley.'],
    ["O'Neill [Office] <w@hvac.example>", "O'Neill [Office]"],
    ['Klimaanlagen Müller <w@hvac.example>', 'Klimaanlagen Müller'],
    ['冷暖房 <w@hvac.example>', '冷暖房'],
    ['Whitley ❄️🔥 <w@hvac.example>', 'Whitley ❄️🔥'],
    ['מיזוג אוויר <w@hvac.example>', 'מיזוג אוויר'],
    ['Back\\slash <w@hvac.example>', 'Back\\slash'],
    [`${'Long name '.repeat(30).trim()} <w@hvac.example>`, 'Long name '.repeat(30).trim()],
    ['<w@hvac.example>', ''],
    ['  w@hvac.example  ', ''],
    ['w@hvac.example (Whitley)', ''],
    // Docker passes on the quotes of its file.
    ['"Whitley <w@hvac.example>"', 'Whitley'],
    ["'Whitley, Inc. <w@hvac.example>'", 'Whitley, Inc.'],
    ['"w@hvac.example"', ''],
  ])('%s arrives with its name', async (setting, name) => {
    const from = parseAddress(setting);
    expect(from).toEqual({ name, address: 'w@hvac.example' });
    const { server, office } = await officeWithMail({ ...(from && { from }) });
    await office.arrive();
    await office.outbox.deliver();
    const [letter] = server.received;
    expect([letter?.from?.address, letter?.from?.name?.replaceAll('\u00a0', ' ')]).toEqual(['w@hvac.example', name]);
    expect(letter?.messageId).toMatch(/@hvac\.example>$/);
    // One sender, and no group.
    expect(letter?.headers.filter(({ key }) => key === 'from')).toHaveLength(1);
  });

  test.each([
    'Whitley',
    'w@hvac',
    'w@hvac.example, x@hvac.example',
    'Whitley <w@hvac.example> <x@hvac.example>',
    'Whitley <w@hvac.example> Inc.',
    'Whitley:w@hvac.example;',
    'Whitley\r\nBcc: x@hvac.example <w@hvac.example>',
    'Whitley <w@hvac.example',
    'Whitley w@hvac.example',
    'Whitley - w@hvac.example',
    'Whitley <>',
    '',
  ])('%j is refused', (setting) => {
    expect(parseAddress(setting)).toBeUndefined();
  });
});

describe('MAIL_TO', () => {
  test.each([
    ['a@hvac.example', ['a@hvac.example']],
    ['a@hvac.example,b@hvac.example', ['a@hvac.example', 'b@hvac.example']],
    ['a@hvac.example; b@hvac.example;', ['a@hvac.example', 'b@hvac.example']],
    ['Ann <a@hvac.example>, "Bell, Bob" <b@hvac.example>', ['a@hvac.example', 'b@hvac.example']],
    ['"a@hvac.example, b@hvac.example"', ['a@hvac.example', 'b@hvac.example']],
    ['a@hvac.example, A@HVAC.example, b@hvac.example', ['a@hvac.example', 'b@hvac.example']],
    [' a@hvac.example ,\n b@hvac.example ', ['a@hvac.example', 'b@hvac.example']],
    ['a@hvac.example\nb@hvac.example', ['a@hvac.example', 'b@hvac.example']],
    ['a@hvac.example\r\n"Bell, Bob" <b@hvac.example>\r\n', ['a@hvac.example', 'b@hvac.example']],
    ['a@hvac.example，b@hvac.example；c@hvac.example', ['a@hvac.example', 'b@hvac.example', 'c@hvac.example']],
    ['Office: a@hvac.example, b@hvac.example;', undefined],
    ["'a@hvac.example','b@hvac.example'", ['a@hvac.example', 'b@hvac.example']],
    ['"x@evil.example a"@hvac.example', undefined],
    ['smith&sons+hvac@hvac.example', ['smith&sons+hvac@hvac.example']],
    ['büro@hvac.example', undefined],
    ['Bell, Bob <b@hvac.example>', undefined],
    ['a@hvac.example b@hvac.example', undefined],
    ['a@hvac.example, b@', undefined],
    [',', undefined],
  ])('%j names %j', (setting, addresses) => {
    expect(parseRecipients(setting)).toEqual(addresses);
  });
});
