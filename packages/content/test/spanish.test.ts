import { expect, it } from 'vitest';
import {
  careerApplicationForm,
  contactForm,
  nextOpeningTime,
  quoteForm,
  referralForm,
  serviceRequestForm,
} from '../src/model.ts';
import { serviceRequestEs } from '../src/words/es.ts';

const schemas = { serviceRequestForm, quoteForm, contactForm, referralForm, careerApplicationForm };
const answers = ['', ' ', 'x', 'x'.repeat(6000), 'two\nlines', 'damaged \0', '\0', 'dana@example', '12345678901'];
const addresses = ['dana@example,com', 'josé@example.com', 'a@b.co c@d.co', 'dana m@example.com'];

it.each(Object.entries(schemas))('has every message of %s in Spanish', (_name, schema) => {
  // People never meet the honeypot.
  const fields = Object.keys(schema.shape).filter((name) => name !== 'website');
  const inputs = [
    {},
    ...[...answers, ...addresses].map((answer) => Object.fromEntries(fields.map((name) => [name, answer]))),
  ];
  const messages = inputs.flatMap((input) => schema.safeParse(input).error?.issues.map(({ message }) => message) ?? []);
  // What follows a colon has words of its own.
  const patterns = new Set(messages.flatMap((message) => message.replace(/“.*”|\d[\d,]*/g, '{}').split(': ')));
  expect(patterns.size).toBeGreaterThan(5);
  const known: string[] = Object.keys(serviceRequestEs.messages);
  expect([...patterns].filter((pattern) => !known.includes(pattern))).toEqual([]);
});

it.each([
  ['2026-11-21T12:00:00-05:00', 'lunes a las 8:00'],
  ['2026-11-23T06:00:00-05:00', 'hoy a las 8:00'],
])('says in Spanish when the office opens next: %s', (now, expected) => {
  const hours = { days: ['Monday', 'Friday'], opens: '08:00', closes: '17:00' } as const;
  expect(nextOpeningTime(hours, Date.parse(now), serviceRequestEs.shared.times)).toBe(expected);
});
