import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  contactPayload,
  leadFilter,
  leadNote,
  limits,
  lineField,
  login,
  newMember,
  specialBody,
  textField,
} from '../src/model.ts';
import { samples } from '../src/samples.ts';

const line = lineField({ message: 'Please enter your name', max: 100 });
const text = textField({ message: 'Please enter your message', max: 5000 });

test.each([
  ['a vertical tab, from slides', 'Quote:\u000bnew unit', 'Quote:\nnew unit', 'Quote: new unit'],
  ['a form feed, from a PDF', 'Page 1\fPage 2', 'Page 1\nPage 2', 'Page 1 Page 2'],
  ['NEL, from a mainframe', 'one\u0085two', 'one\ntwo', 'one two'],
  ['a line separator', 'one\u2028two', 'one\ntwo', 'one two'],
  ['a paragraph separator', 'one\u2029two', 'one\ntwo', 'one two'],
  ['a tab, from a spreadsheet', 'Dana\tMarsh', 'Dana\tMarsh', 'Dana Marsh'],
  ['an apostrophe of Windows-1252', 'It\u0092s warm', 'It’s warm', 'It’s warm'],
  ['quotes and a dash of Windows-1252', '\u0093no heat\u0094 \u0096 today', '“no heat” – today', '“no heat” – today'],
  ['the euro sign of Windows-1252', '\u0080 20', '€ 20', '€ 20'],
  ['a byte that Windows-1252 lacks', 'a\u0081\u008d\u008f\u0090\u009db', 'ab', 'ab'],
  ['STX and ETX, from a scanner', '\u0002Dana\u0003', 'Dana', 'Dana'],
  ['DEL and a backspace', 'Da\u007fn\u0008a', 'Dana', 'Dana'],
  ['a terminal’s color', '\u001b[31mred', '[31mred', '[31mred'],
  ['a soft hyphen, from a web page', 'air\u00adconditioner', 'airconditioner', 'airconditioner'],
  ['the mark of an object, from dictation', 'No heat \ufffc', 'No heat', 'No heat'],
  ['codes without a character', 'a\ufffe\uffff\ufdd0b', 'ab', 'ab'],
  ['tags that hide text', 'a\u{e0041}\u{e0042}b', 'ab', 'ab'],
  ['an accent apart from its letter, from a Mac', 'Rene\u0301e', 'Renée', 'Renée'],
  ['two accents on a Vietnamese letter', 'Nguye\u0302\u0303n', 'Nguyễn', 'Nguyễn'],
  ['the parts of a Korean syllable', '\u1112\u1161\u11ab', '한', '한'],
  ['a Japanese voicing mark', 'カ\u3099ス', 'ガス', 'ガス'],
  ['a byte order mark', '\ufeffDana', 'Dana', 'Dana'],
  ['isolates around a number, from phone contacts', '\u2068904-555-0142\u2069', '904-555-0142', '904-555-0142'],
])('%s becomes what its sender sees', (_what, typed, lines, oneLine) => {
  expect([z.parse(text, typed), z.parse(line, typed)]).toEqual([lines, oneLine]);
});

test.each([
  ['emoji of several parts', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467} \u2764\ufe0f \u{1f44d}\u{1f3fd}'],
  ['the flag of Scotland', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['a Persian joiner', 'نمی\u200cخواهم'],
  ['Sinhala and Hindi joiners', 'ශ්\u200dරී क्\u200dष'],
  ['a character that only names have', '\ufa19\u{20bb7}'],
  ['a fraction and a ligature', '12½ Main St, ﬁrst ﬂoor'],
  ['a no-break space', '8\u00a0AM'],
  ['Hebrew and Arabic', 'שלום العربية'],
  ['a sign that stands for a broken one', 'caf\ufffd'],
])('%s stay', (_what, typed) => {
  expect([z.parse(text, typed), z.parse(line, typed)]).toEqual([typed, typed]);
});

test('an accent apart from its letter takes no room of its own', () => {
  expect(z.parse(line, 'e\u0301'.repeat(100))).toBe('é'.repeat(100));
});

test('every line break is the same one, so that a text counts the same however a browser sends it', () => {
  expect(z.parse(text, 'a\r\nb\rc\nd')).toBe('a\nb\nc\nd');
  const longest = 'x\r\n'.repeat(2499) + 'xx';
  expect(z.parse(text, longest)).toHaveLength(5000);
});

test.each(['a\nb', 'a\rb', 'a\r\nb', 'a\u2028\nb'])('a field of one line refuses the line break in %j', (typed) => {
  expect(z.safeParse(line, typed).error?.issues[0]?.message).toBe('Please remove the line breaks');
});

test.each([
  ['a NUL', 'Da\0na', 'Please delete the damaged character after “Da”'],
  ['half a character', 'No heat \uD83D upstairs', 'Please delete the damaged character after “No heat”'],
  ['the other half', '\uDE00', 'Please delete the damaged character at the start'],
  ['halves in the wrong order', 'Dana \uDE00\uD83D', 'Please delete the damaged character after “Dana”'],
  [
    'a NUL in a long text',
    `${'x'.repeat(40)} first floor unit\0`,
    'Please delete the damaged character after “xxx first floor unit”',
  ],
])('%s is refused, with its place', (_what, typed, sentence) => {
  expect(z.safeParse(line, typed).error?.issues[0]?.message).toBe(sentence);
  expect(z.safeParse(text, `first line\n${typed}`).error?.issues[0]?.message).toBe(sentence);
});

const sent = 'a\u000b\u0092\u0002\u200bb';

test('fields of visitors and of the office are cleaned alike', () => {
  const { createdAt: _createdAt, id: _id, ...contact } = { createdAt: '', id: '', ...samples.contact };
  const lead = { ...contact, captchaToken: 'token', captchaAnswer: '12', firstName: sent, message: sent };
  expect(contactPayload.parse(lead)).toMatchObject({ firstName: 'a ’b', message: 'a\n’b' });
  expect(leadNote.parse({ text: sent })).toEqual({ text: 'a\n’b' });
  const special = { title: sent, description: sent, discount: sent, terms: sent, expirationDate: '2026-12-31' };
  expect(specialBody.parse({ ...special, printURL: ' https://example.com/a\u200b ' })).toMatchObject({
    title: 'a ’b',
    description: 'a\n’b',
    discount: 'a ’b',
    terms: 'a\n’b',
    printURL: 'https://example.com/a',
  });
  expect(newMember.parse({ name: sent, password: 'correct horse battery' })).toMatchObject({ name: 'a ’b' });
  expect(login.parse({ name: sent, password: 'x' })).toMatchObject({ name: 'a ’b' });
  expect(leadFilter.parse({ q: sent })).toMatchObject({ q: 'a ’b' });
});

test('a long text of anything is cleaned in time that grows with its length', () => {
  for (const part of ['\u000b', '\u0301', '\u200d', '\u{1f3f4}\u{e0067}', '. ', ' \u00a0']) {
    const long = part.repeat(limits.message);
    expect(() => z.safeParse(text, long)).not.toThrow();
  }
});
