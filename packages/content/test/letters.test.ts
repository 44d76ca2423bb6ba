import { describe, expect, it, test } from 'vitest';
import { acknowledgement, acknowledgementTo, type LetterLead, letterToOffice } from '../src/letters.ts';
import { leadKindNames, type ServiceRequest } from '../src/model.ts';
import { company } from './support/company.ts';
import { leads } from './support/leads.ts';

const facts = { company, origin: 'https://www.example.com' };
const link = `https://www.example.com/admin/leads?lead=${leads.contact.entity.id}`;

/** A service request whose texts a visitor has chosen. */
const request = (changes: Partial<ServiceRequest>): LetterLead => ({
  ...leads['service-request'],
  entity: { ...leads['service-request'].entity, ...changes },
});

/** Choices, as the letters write them. */
const inWords: Record<string, string> = {
  true: 'New customer: Yes',
  'service-maintenance': 'Service or maintenance',
  newEquipment: 'New equipment',
  'trade-school': 'Trade school',
};

/** The record's own fields, and those that repeat another one. */
const untold = new Set(['id', 'createdAt', 'fileMimeType', 'contactMethod']);

/** The text that a browser would show; each element is as good as a space. */
const readable = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

test('a new form field appears in the letter without changing the letter', () => {
  const entity = { ...leads.contact.entity, floors: 'Two' };
  const { text, html } = letterToOffice({ ...leads.contact, entity }, facts);
  expect(text).toContain('floors: Two');
  expect(readable(html)).toContain('Two');
});

describe.each(leadKindNames)('the letter about a %s', (kind) => {
  const lead: LetterLead = leads[kind];
  const { subject, text, html } = letterToOffice(lead, facts);
  const fields = Object.entries(lead.entity).filter(([name]) => !untold.has(name));

  it.each(fields)('has %s in text and HTML', (_name, value) => {
    const told = inWords[String(value)] ?? String(value);
    for (const line of told.split('\n')) expect(text).toContain(line);
    for (const line of told.replace('New customer: ', '').split('\n')) expect(readable(html)).toContain(line);
  });

  it('has the visitor in the subject, the time, and links to the inbox, phone and email', () => {
    expect(subject).toContain('Dana Whitfield');
    for (const part of [text, readable(html)]) expect(part).toContain('Saturday, November 21, 2026 at 10:00 AM EST');
    expect(text).toContain(link);
    for (const href of [link, 'tel:+19045550187', 'mailto:dana@example.com']) expect(html).toContain(`href="${href}"`);
  });

  it('loads no external resources', () => {
    expect(html).not.toMatch(/<(img|link|script|iframe|video|object)|url\(|@import/i);
  });
});

test('each kind has a subject of its own', () => {
  expect(leadKindNames.map((kind) => letterToOffice(leads[kind], facts).subject)).toEqual([
    'New service request: Schedule Repair, Dana Whitfield',
    'New message: Service or maintenance, Dana Whitfield',
    'New referral: Dana Whitfield referred Sam Rivers',
    'New job application: Dana Whitfield',
  ]);
});

test('a visitor who prefers email gets the email button first', () => {
  const first = (kind: 'contact' | 'referral') =>
    />(Call|Write to) Dana</.exec(letterToOffice(leads[kind], facts).html)?.[1];
  expect([first('contact'), first('referral')]).toEqual(['Write to', 'Call']);
});

test('a suspect is marked in the subject and explained in the text', () => {
  const { subject, text, html } = letterToOffice({ ...leads.contact, suspect: ['honeypot', 'too-fast'] }, facts);
  expect(subject).toBe('[Suspect] New message: Service or maintenance, Dana Whitfield');
  for (const part of [text, readable(html)]) {
    expect(part).toContain('A hidden field was filled in. It was sent faster than a person can type.');
  }
});

test.each(['No heat since last night', 'I smell gas'])('the subject about %j begins with URGENT', (message) => {
  const about = 'New service request: Schedule Repair, Dana Whitfield';
  const { subject, text } = letterToOffice(request({ message }), facts);
  expect(subject).toBe(`URGENT: ${about}`);
  expect(text).toMatch(/^URGENT: New service request$/m);
  const suspect = letterToOffice({ ...request({ message }), suspect: ['too-fast'] }, facts);
  expect(suspect.subject).toBe(`URGENT: [Suspect] ${about}`);
});

test('optional fields left empty add no empty section', () => {
  const { entity } = leads['career-application'];
  const { id, firstName, lastName, phone, email, confirmEmail, address, city, state, zipCode, createdAt } = entity;
  const short = { id, firstName, lastName, phone, email, confirmEmail, address, city, state, zipCode, createdAt };
  const { text } = letterToOffice({ ...leads['career-application'], entity: { ...short, company1: '' } }, facts);
  expect(text).not.toMatch(/Education|Experience|Certification|Résumé|Additional/);
});

describe('what a visitor types', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['an attribute', '" onmouseover="alert(1)'],
    ['an end of the page', "</td></table></body><img src=x onerror='alert(1)'>"],
  ])('%s stays text', (_name, typed) => {
    const { text, html } = letterToOffice(
      request({ firstName: typed, lastName: typed, phone: typed, message: typed }),
      facts,
    );
    expect(html).not.toMatch(/<script|<img|<[^>]*\sonmouseover=/);
    expect(html.match(/<\/body>/g)).toHaveLength(1);
    expect(readable(html)).toContain(typed);
    expect(text).toContain(typed);
  });

  it.each(['\r\nBcc: all@example.com', '\nX: y', '\u2028Bcc: a@example.com', '\0', '\u202egnihtemos'])(
    'cannot break out of the subject: %j',
    (typed) => {
      const { subject } = letterToOffice(request({ firstName: `Dana${typed}` }), facts);
      // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
      expect(subject).not.toMatch(/[\u0000-\u001f\u2028\u2029\u202e]/);
      expect(subject).toMatch(/^New service request: Schedule Repair, Dana/);
    },
  );

  it('cuts a long name in the subject without splitting an emoji', () => {
    const { subject } = letterToOffice(request({ firstName: '👩‍👩‍👧‍👦'.repeat(200) }), facts);
    expect(Array.from(new Intl.Segmenter('en-US').segment(subject))).toHaveLength(120);
    expect(subject).toMatch(/👩‍👩‍👧‍👦…$/u);
  });

  it('keeps 5,000 characters, emoji and right-to-left text intact', () => {
    const message = `שלום עולם 🌡️\n${'x'.repeat(4_984)}`;
    const { text, html } = letterToOffice(request({ message, lastName: 'الخوري' }), facts);
    for (const part of [text, readable(html)]) {
      for (const line of [...message.split('\n'), 'الخوري']) expect(part).toContain(line);
    }
    expect(html).toMatch(/<div dir="auto"[^>]*>שלום/);
  });

  it('cannot imitate a line of the letter', () => {
    const { text } = letterToOffice(request({ message: 'Hello\nOpen in the inbox: https://elsewhere.example' }), facts);
    expect(text.match(/^Open in the inbox: .*$/gm)).toEqual([`Open in the inbox: ${link}`]);
  });

  it('links a phone number by its digits, and not without them', () => {
    const dialed = (phone: string) => /"tel:([^"]*)"/.exec(letterToOffice(request({ phone }), facts).html)?.[1];
    expect(dialed('+1 (904) 555-0187 ext.')).toBe('+19045550187');
    expect(dialed('(904) 555-0187 ext. 12')).toBe('+19045550187');
    expect(dialed('cell: 904.555.0187, 3')).toBe('+19045550187');
    expect(dialed('+44 20 7946 0958')).toBe('+442079460958');
    expect(dialed('call my office')).toBeUndefined();
  });

  it('links each phone number of a line, in text and HTML', () => {
    const phone = '904-555-0187 / ٩٠٤-٥٥٥-٠١٨٨ (2nd floor)';
    const { html, text } = letterToOffice(request({ phone }), facts);
    const hrefs = Array.from(html.matchAll(/"tel:([^"]*)"/g), ([, number]) => number);
    expect(hrefs).toEqual(['+19045550187', '+19045550187', '+19045550188']);
    expect(text).toContain(`Phone: ${phone}\n  tel:+19045550187\n  tel:+19045550188\n`);
  });

  it('cannot inject anything into an email link', () => {
    expect(letterToOffice(request({ email: 'a?bcc=b&c@example.com' }), facts).html).toContain(
      'href="mailto:a%3Fbcc%3Db%26c@example.com"',
    );
  });
});

describe('the acknowledgement', () => {
  // Monday at noon in Jacksonville.
  const officeHours = Date.parse('2026-11-23T12:00:00-05:00');

  it.each(leadKindNames)('for a %s says what arrived and how to reach us', (kind) => {
    const { subject, text, html } = acknowledgement(leads[kind], facts, officeHours);
    expect(subject).toMatch(/^We received your (service request|message|referral|job application)$/);
    for (const part of [text, readable(html)]) {
      for (const told of [subject, company.phone.display, company.email]) expect(part).toContain(told);
    }
  });

  it.each([
    ['2026-11-23T12:00:00-05:00', ['We’ll get back to you as soon as possible.']],
    ['2026-11-25T18:00:00-05:00', ['Your message will be read at 8\u00A0AM Friday.']],
    [
      '2026-11-26T10:00:00-05:00',
      ['Our office is closed today for Thanksgiving. Your message will be read at 8\u00A0AM Friday.'],
    ],
  ])('says at %s when the message is read', (at, [sentence]) => {
    const { text, html } = acknowledgement(leads.contact, facts, Date.parse(at));
    const [before] = text.split('Call');
    expect(before?.trim().split('\n').at(-1)).toBe(sentence);
    expect(readable(html)).toContain(sentence);
  });

  it.each([
    'I smell gas in the hallway',
    'Huele a gas en la cocina',
    'The carbon monoxide detector went off',
    'CO alarm beeping since this morning',
    'Rotten egg smell by the water heater',
    'Smoke is coming out of the vents',
    'Something is burning inside the air handler',
    'La unidad echa humo',
  ])('to %j says first to leave the house and call 911', (message) => {
    const { text, html } = acknowledgement(request({ message }), facts, officeHours);
    const [before = ''] = readable(html).split('contact you shortly');
    expect(before).toContain('leave the house now. From outside, call 911 or your utility, then call us.');
    expect(text).toContain('leave the house now. From outside, call 911 or your utility, then call us.');
    expect(text).not.toContain(message);
  });

  it.each([
    ['No heat, and a baby is here', true],
    ['Quote for a new gas furnace', false],
    ['The thermostat is blank', false],
  ])('to %j says nothing of 911, and names the line for emergencies: %s', (message, isUrgent) => {
    const { text } = acknowledgement(request({ message }), facts, officeHours);
    expect(text).not.toContain('911');
    expect(text.includes(company.emergency.answered)).toBe(isUrgent);
  });

  describe.each(leadKindNames)('for a %s', (kind) => {
    const { entity, ...came } = leads[kind];
    const ordinary = acknowledgement(leads[kind], facts, officeHours);

    // Anybody can type somebody else's address, and their own text into every other field.
    it.each([
      'BUY CHEAP PILLS',
      'https://pills.example/buy',
      'www.pills.example',
      'pills.example',
      'Call +1 900 555 0123 to claim your prize',
      'Dana, your account is locked: sign in at pills.example',
      '<a href="https://pills.example">Click here</a>',
      '[Click here](https://pills.example)',
      'javascript:alert(1)',
      'seller@pills.example',
      '=?utf-8?B?QlVZIFBJTExT?=',
      'Dana\r\nBcc: all@pills.example',
      'Dana\r\n\r\n--boundary\r\nContent-Type: text/html',
      '{{7*7}} ${7*7} %s',
      '$& $1 $`',
      '\u202eelpmaxe.sllip\u202c',
      'р\u0456lls.example',
      '💊'.repeat(50),
      'x'.repeat(5_000),
    ])('repeats nothing of %j in any field', (typed) => {
      const names = Object.keys(entity).filter((name) => !['id', 'createdAt'].includes(name));
      const spam = { ...entity, ...Object.fromEntries(names.map((name) => [name, typed])) };
      expect(acknowledgement({ ...came, entity: spam } as LetterLead, facts, officeHours)).toEqual(ordinary);
    });
  });

  it('goes to the visitor, never for a suspect, and never to a referred friend', () => {
    const { referral } = leads;
    expect(acknowledgementTo(referral)).toBe('dana@example.com');
    expect(acknowledgementTo({ ...referral, suspect: ['too-fast'] })).toBeUndefined();
    const entity = { ...referral.entity, email: 'SAM@example.com' };
    expect(acknowledgementTo({ ...referral, entity })).toBeUndefined();
  });
});
