import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { emailField, isEmail, limits, mailtoLink, normalizeEmail, optionalEmail } from '../src/model.ts';

const field = emailField();
const messageOf = (typed: string) => z.safeParse(field, typed).error?.issues[0]?.message;

test.each([
  'dana@example.com',
  'smith&sons@example.com',
  'sales!east@example.com',
  'unit#4@example.com',
  'x=y@example.com',
  'a/b@example.com',
  'tom~jones@example.com',
  "o'neil@example.com",
  'dana+hvac@mail.example.com',
  // Addresses of Japanese phone companies.
  '.dana..marsh.@example.com',
  'user@xn--80a1acny.xn--p1ai',
  'dana@example.photography',
  'dana@3m.example.com',
  'a@b.co',
])('takes %s', (address) => {
  expect(z.parse(field, address)).toBe(address);
});

test.each([
  ['Dana Marsh <dana@example.com>', 'dana@example.com'],
  ['"Marsh, Dana" <dana@example.com>,', 'dana@example.com'],
  ['<dana@example.com>', 'dana@example.com'],
  ['mailto:dana@example.com', 'dana@example.com'],
  ['MAILTO:dana@example.com?subject=Hello%20there', 'dana@example.com'],
  ['mailto:dana%2Bhvac@example.com', 'dana+hvac@example.com'],
  ['mailto:dana%40example.com', 'dana@example.com'],
  ['mailto:50%off@example.com', '50%off@example.com'],
  ['mailto:Dana%20Marsh%20%3Cdana@example.com%3E', 'dana@example.com'],
  ['Email: dana@example.com', 'dana@example.com'],
  ['E-mail address:dana@example.com', 'dana@example.com'],
  ['My email is: dana@example.com', 'dana@example.com'],
  ['dana@example.com (work)', 'dana@example.com'],
  ['Dana Marsh <dana@example.com> (home)', 'dana@example.com'],
  ['dana@example.com,', 'dana@example.com'],
  ['dana@example.com.', 'dana@example.com'],
  ['“dana@example.com”;', 'dana@example.com'],
  ['(dana@example.com)', 'dana@example.com'],
  ['dana@example. com', 'dana@example.com'],
  ['dana @example.com', 'dana@example.com'],
  ['dana@ example .com', 'dana@example.com'],
  [' dana@example.com\u200b', 'dana@example.com'],
  // As mail programs, chats and lists have it.
  ["'dana@example.com'", 'dana@example.com'],
  ['`dana@example.com`', 'dana@example.com'],
  ['«dana@example.com»', 'dana@example.com'],
  ['„dana@example.com“', 'dana@example.com'],
  ['[dana@example.com](mailto:dana@example.com)', 'dana@example.com'],
  ['dana@example.com<mailto:dana@example.com>', 'dana@example.com'],
  ['dana@example.com [mailto:dana@example.com]', 'dana@example.com'],
  ['Dana Marsh [mailto:dana@example.com]', 'dana@example.com'],
  ['Dana Marsh <mailto:dana%2Bhvac@example.com?subject=Hi>', 'dana+hvac@example.com'],
  ['"dana@example.com" <dana@example.com>', 'dana@example.com'],
  ["'dana@example.com' <dana@example.com>", 'dana@example.com'],
  ['mailto://dana@example.com', 'dana@example.com'],
  ['SMTP:dana@example.com', 'dana@example.com'],
  ['Dana Marsh (dana@example.com)', 'dana@example.com'],
  ['Dana Marsh - dana@example.com', 'dana@example.com'],
  ['Dana: dana@example.com', 'dana@example.com'],
  ['E: dana@example.com', 'dana@example.com'],
  ['Correo electrónico: dana@example.com', 'dana@example.com'],
  ['(work) dana@example.com', 'dana@example.com'],
  ['📧 dana@example.com', 'dana@example.com'],
  ['✉dana@example.com', 'dana@example.com'],
  ['• dana@example.com', 'dana@example.com'],
  ['- dana@example.com', 'dana@example.com'],
  ['1. dana@example.com', 'dana@example.com'],
  ['@dana@example.com', 'dana@example.com'],
  ['\u202adana@example.com\u202c', 'dana@example.com'],
  ['dana\u00ad@example.com', 'dana@example.com'],
  ['ｄａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'dana@example.com'],
  ['dana@example。com', 'dana@example.com'],
  ['user@почта.рф', 'user@xn--80a1acny.xn--p1ai'],
  ['dana@Müller.example', 'dana@xn--mller-kva.example'],
  ['dana@例え.テスト', 'dana@xn--r8jz45g.xn--zckzah'],
  ['ﬁona@example.com', 'fiona@example.com'],
  ['dana@paral·lel.example', 'dana@xn--parallel-koa.example'],
  // As Word, mail programs and PDF files print apostrophes and hyphens.
  ['dana’s@example.com', "dana's@example.com"],
  ['pat.o’neil@example.com', "pat.o'neil@example.com"],
  ['o´brien@example.com', "o'brien@example.com"],
  ['Pat O’Neil <pat.oʼneil@example.com>', "pat.o'neil@example.com"],
  ['mary‑jane@example.com', 'mary-jane@example.com'],
  ['mary‐jane@my–company.com', 'mary-jane@my-company.com'],
  ['dana—hvac@example.com', 'dana-hvac@example.com'],
  ['‘dana@example.com’', 'dana@example.com'],
  ['Dana Marsh – dana@example.com', 'dana@example.com'],
  // As chats and Markdown mark it.
  ['*dana@example.com*', 'dana@example.com'],
  ['**dana@example.com**.', 'dana@example.com'],
  ['_dana_marsh@example.com_', 'dana_marsh@example.com'],
  ['~dana@example.com~', 'dana@example.com'],
  ['```dana@example.com```', 'dana@example.com'],
  ['*Email:* dana@example.com', 'dana@example.com'],
  ['*Dana Marsh:* _dana@example.com_', 'dana@example.com'],
  ['_dana@example.com', '_dana@example.com'],
  ['*dana@example.com', '*dana@example.com'],
  ['Email:_dana@example.com', '_dana@example.com'],
  // As a program makes a link of it.
  ['http://dana@example.com', 'dana@example.com'],
  ['https://dana@example.com/', 'dana@example.com'],
  ['//dana@example.com', 'dana@example.com'],
])('takes %j as %s', (typed, address) => {
  expect(z.parse(field, typed)).toBe(address);
  expect(normalizeEmail(normalizeEmail(typed))).toBe(address);
});

test.each([
  'dana',
  'dana@',
  '@example.com',
  'dana@@example.com',
  'dana@example..com',
  'dana@-example.com',
  'dana@example.c',
  'dana@192.168.0.1',
  'Dana <dana>',
  'dana\r\n@example.com',
  'Dana\r\nBcc: all <dana@example.com>',
  'dana@example.com\nBcc:',
  'dana@exam\0ple.com',
  'dana\uD83D@example.com',
  '"dana marsh"@example.com',
  'dana@[192.168.0.1]',
  'https://example.com/dana@example.com',
  'https://example.com/?to=dana@example.com',
  'dana@example;com',
  'javascript:alert(1)@example.com',
  'mailto:dana%00@example.com',
  'mailto:dana%0D%0ABcc:all@example.com',
])('refuses %j', (typed) => {
  expect(messageOf(typed)).toBe('Please enter a valid email address');
  expect(isEmail(typed)).toBe(false);
});

test.each([
  ['josé@example.com', 'our mail does not reach addresses with “é” before the @. Please give another one'],
  [
    'José García <josé.garcía@example.com>',
    'our mail does not reach addresses with “é” before the @. Please give another one',
  ],
  ['jose\u0301@example.com', 'our mail does not reach addresses with “é” before the @. Please give another one'],
  ['дана@example.com', 'our mail does not reach addresses with “д” before the @. Please give another one'],
  ['дана@почта.рф', 'our mail does not reach addresses with “д” before the @. Please give another one'],
  ['dana😀@example.com', 'our mail does not reach addresses with “😀” before the @. Please give another one'],
  ['dana@gmail,com', 'it has a comma where a dot belongs'],
  ['dana,marsh@example.com', 'it has a comma where a dot belongs'],
  ['dana@example،com', 'it has a comma where a dot belongs'],
  ['dana - marsh, hvac@example.com', 'it has a comma where a dot belongs'],
  ["'dana@example.com, other'", 'it has a comma where a dot belongs'],
  ['dana@example.com<mailto:rosa@example.com', 'only one fits here'],
  ['dana@example.com rosa@example.com', 'only one fits here'],
  ['dana@example.com, rosa@example.com', 'only one fits here'],
  ['dana@example.com\nBcc: all@example.com', 'only one fits here'],
  ['dana@example.com;rosa@example.com', 'only one fits here'],
  ['dana@example.com or rosa@example.com', 'only one fits here'],
  ['Dana <dana@example.com>, Rosa <rosa@example.com>', 'only one fits here'],
  ['dana marsh@example.com', 'it has a space where none belongs'],
  ['dana. marsh@example.com', 'it has a space where none belongs'],
  ['dana@exam ple.com', 'it has a space where none belongs'],
  ['write to dana@example.com', 'it has a space where none belongs'],
  ['Dana Marsh dana@example.com', 'it has a space where none belongs'],
  ['dana@example.com 904-555-0143', 'it has a space where none belongs'],
  ['dana@example', 'its ending is missing, such as .com'],
  ['dana@localhost', 'its ending is missing, such as .com'],
  ['dana@gmailcom', 'its ending is missing, such as .com'],
])('refuses %j and says why', (typed, why) => {
  expect(messageOf(typed)).toBe(`Please enter a valid email address: ${why}`);
  expect(isEmail(typed)).toBe(false);
  const friend = z.safeParse(emailField('Required', 'A friend’s address'), typed).error?.issues[0]?.message;
  expect(friend).toBe(`A friend’s address: ${why}`);
});

test('says which of the three it is: empty, malformed or too long', () => {
  expect([
    messageOf(''),
    messageOf(' \u200b '),
    messageOf('dana'),
    messageOf(`${'a'.repeat(limits.email)}@b.co`),
  ]).toEqual([
    'Email is required',
    'Email is required',
    'Please enter a valid email address',
    'Please use 254 characters or fewer',
  ]);
  expect(z.parse(optionalEmail(), '')).toBe('');
});

test.each([
  ['tasha@example.com', 'mailto:tasha@example.com'],
  ['dana+hvac@example.com', 'mailto:dana%2Bhvac@example.com'],
  ['a?bcc=b&c@example.com', 'mailto:a%3Fbcc%3Db%26c@example.com'],
  ["o'neil@example.com", "mailto:o'neil@example.com"],
])('the link to %s has a plain @ and nothing else that a mail program would read', (address, link) => {
  expect(mailtoLink(address)).toBe(link);
  expect(mailtoLink(address, 'Your message & more')).toBe(`${link}?subject=Your%20message%20%26%20more`);
  expect(mailtoLink(address, 'Hi', 'R&D, 5?')).toBe(`${link}?subject=Hi&body=R%26D%2C%205%3F`);
});
