import { expect, it } from 'vitest';
import { inOtherWords } from '../src/lead-forms/form/inOtherWords.ts';

const messages = {
  'Email is required': 'Falta el correo',
  'Please enter a valid email address': 'Escriba un correo válido',
  'only one fits here': 'solo cabe uno',
  'our mail does not reach addresses with {} before the @. Please give another one': 'no llega con {}',
  'Please use {} characters or fewer': 'Use {} caracteres o menos',
  'Please delete the damaged character after {}': 'Borre el carácter dañado después de {}',
  'Please upload a file smaller than 5MB.': 'Suba un archivo de menos de 5 MB.',
  'Too many requests. Please try again in {} minutes.': 'Espere {} minutos.',
} as const;

it.each([
  ['Email is required', 'Falta el correo'],
  ['Please use 5,000 characters or fewer', 'Use 5,000 caracteres o menos'],
  ['Please use 40 characters or fewer', 'Use 40 caracteres o menos'],
  ['Please delete the damaged character after “unit 12”', 'Borre el carácter dañado después de “unit 12”'],
  ['Please delete the damaged character after “a “b” $& c”', 'Borre el carácter dañado después de “a “b” $& c”'],
  ['Please upload a file smaller than 5MB.', 'Suba un archivo de menos de 5 MB.'],
  ['Too many requests. Please try again in 10 minutes.', 'Espere 10 minutos.'],
  ['Too many requests. Please try again in 1 hour.', 'Too many requests. Please try again in 1 hour.'],
  ['Please enter a valid email address: only one fits here', 'Escriba un correo válido: solo cabe uno'],
  [
    'Please enter a valid email address: our mail does not reach addresses with “é” before the @. Please give another one',
    'Escriba un correo válido: no llega con “é”',
  ],
  ['Please enter a valid email address: a new hint', 'Escriba un correo válido: a new hint'],
  ['', ''],
  ['{}', '{}'],
  ['toString', 'toString'],
])('says %j as %j', (sentence, said) => expect(inOtherWords(sentence, messages)).toBe(said));

it('keeps a sentence when a form has no messages of its own', () =>
  expect(inOtherWords('Email is required', undefined)).toBe('Email is required'));
