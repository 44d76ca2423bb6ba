import type { PostedForm, SentForm } from '@hvac/content/model';
import { samples } from '@hvac/content/samples';
import { expect, test } from 'vitest';
import { siteWith } from '../support/built-site.ts';
import { faultyFileSystem } from '../support/faulty-file-system.ts';
import { office } from '../support/inbox.ts';
import { storedLeads } from '../support/leads.ts';
import { raw } from '../support/raw.ts';
import { asMultipart, multipart } from '../support/requests.ts';
import { pdf } from '../support/resumes.ts';
import { create } from '../support/specials.ts';
import { startTestServer, stoppedClock, type TestOptions } from '../support/server.ts';

const start = async (options: TestOptions = {}) => startTestServer({ siteDir: await siteWith(), ...options });
const server = await start();

type Body = URLSearchParams | FormData | string;
type Values = Record<string, string>;

const postTo = (url: string, body: Body | Values, headers: Values = {}) => {
  const isText = typeof body === 'string' || body instanceof URLSearchParams || body instanceof FormData;
  return fetch(url, { method: 'POST', headers, redirect: 'manual', body: isText ? body : new URLSearchParams(body) });
};
const post = (path: string, body: Body | Values, headers?: Values) => postTo(server.url + path, body, headers);

/** The fake site of the tests renders what the server gives it. */
const posted = async (response: Response) => (await response.json()) as PostedForm & { path: string };

/** Values of each form as a browser posts them. */
const forms: Record<'/' | '/neptune-beach-hvac' | '/contact' | '/referral' | '/careers', Values> = {
  '/': { ...asTexts(samples['service-request']), isNewCustomer: 'yes' },
  '/neptune-beach-hvac': {
    ...asTexts(samples['service-request']),
    isNewCustomer: 'no',
    serviceType: 'New System Quote',
  },
  '/contact': asTexts(samples.contact),
  '/referral': asTexts(samples.referral),
  '/careers': { ...asTexts(samples['career-application']), schoolName: '', company1: '' },
};

function asTexts(sample: object): Values {
  return Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, String(value)]));
}

/** The fields that a person sends back with the right answer. */
function solved({ captcha, hidden, values }: PostedForm): Values {
  const [, a, b] = /(\d+) \+ (\d+)/.exec(captcha.question) ?? [];
  return {
    ...values,
    ...hidden,
    captchaToken: captcha.token,
    captchaQuestion: captcha.question,
    captchaAnswer: String(Number(a) + Number(b)),
  };
}

/** A form with a file, as browsers post it. */
function withFile(values: Values = {}, file = new File([pdf()], 'Résumé “Zoë”.pdf', { type: 'application/pdf' })) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  form.append('resume', file);
  return form;
}

/** Posts the values, solves the problem of the answer and posts again. */
async function send(path: string, values: Values, url = server.url) {
  const again = solved(await posted(await postTo(url + path, values)));
  return { again, response: await postTo(url + path, again) };
}

const cookieOf = (response: Response) => response.headers.get('Set-Cookie')?.split(';')[0] ?? '';
const addressOf = (response: Response) => response.headers.get('Location') ?? '';
const readReceipt = async (address: string, cookie: string) =>
  (await (await fetch(address, { headers: { Cookie: cookie } })).json()) as SentForm | null;
const receiptOf = (response: Response, url = server.url) => readReceipt(url + addressOf(response), cookieOf(response));

test.each(Object.entries(forms))('%s: answers with the math problem, then stores the lead', async (path, values) => {
  const first = await post(path, values);
  expect([first.status, first.headers.get('Cache-Control'), first.headers.get('Content-Type')]).toEqual([
    422,
    'private, no-cache',
    'text/html; charset=utf-8',
  ]);
  const page = await posted(first);
  expect(page).toMatchObject({
    path,
    values,
    errors: {},
    captcha: { question: expect.stringMatching(/^\d \+ \d =$/) },
  });
  const second = await post(path, solved(page));
  expect([second.status, second.headers.get('Location'), second.headers.get('Cache-Control')]).toEqual([
    303,
    expect.stringMatching(/^\/receipt\?key=[\w-]{12}$/),
    'no-store',
  ]);
  const receipt = await receiptOf(second);
  expect(receipt).toMatchObject({ path, number: expect.stringMatching(/^[\dA-F]{8}$/) });
  expect(receipt?.answers).toContainEqual({ label: 'First name', text: values['firstName'] });
  expect(JSON.stringify(receipt)).not.toMatch(/createdAt|captcha/);
});

test('a city of the page begins the message of a quote, and yes is stored as true', async () => {
  const { url, dataDir } = await start();
  await send('/neptune-beach-hvac', { ...forms['/neptune-beach-hvac'], message: 'A price, please.' }, url);
  await send('/', forms['/'], url);
  const leads = await storedLeads(dataDir);
  expect(leads.map(({ entity }) => [entity['message'], entity['isNewCustomer']])).toEqual([
    ['Quote for Neptune Beach: A price, please.', false],
    [forms['/']['message'], true],
  ]);
});

test('wrong answers come back at their fields, with everything typed, and no word of a problem not yet shown', async () => {
  const values = { firstName: 'Rosa', phone: '12', message: 'No cool air.\r\nSince Monday.', isNewCustomer: 'perhaps' };
  const page = await posted(await post('/', values));
  expect(page.values).toMatchObject({ ...values, message: 'No cool air.\nSince Monday.' });
  expect(Object.keys(page.errors).toSorted()).toEqual(['email', 'isNewCustomer', 'lastName', 'phone', 'serviceType']);
  const unsolved = await posted(await post('/contact', { ...forms['/contact'], ...solved(page), captchaAnswer: '' }));
  expect(unsolved.errors).toMatchObject({ captchaAnswer: expect.stringMatching(/\w/) });
});

test('a right answer is kept when another field is wrong, and a wrong one brings a new problem', async () => {
  const right = solved(await posted(await post('/', forms['/'])));
  const kept = await posted(await post('/', { ...right, phone: '' }));
  expect([kept.captcha.token, kept.captcha.question, kept.values['captchaAnswer']]).toEqual([
    right['captchaToken'],
    right['captchaQuestion'],
    right['captchaAnswer'],
  ]);
  const wrong = await posted(await post('/', { ...right, captchaAnswer: '99' }));
  expect(wrong.errors).toEqual({ captchaAnswer: expect.stringContaining('CAPTCHA') });
  expect([wrong.captcha.token === right['captchaToken'], wrong.values['captchaAnswer']]).toEqual([false, '']);
  expect((await post('/', solved(wrong))).status).toBe(303);
});

test('the same post again makes no second lead and has the same receipt', async () => {
  const { url, dataDir } = await start();
  const { again, response } = await send('/contact', forms['/contact'], url);
  const receipts = await Promise.all([1, 2, 3].map(async () => receiptOf(await postTo(`${url}/contact`, again), url)));
  expect(receipts).toEqual(Array(3).fill(await receiptOf(response, url)));
  expect(await storedLeads(dataDir, 'contact')).toHaveLength(1);
});

test('a chosen file cannot be kept, which is said at its field, and is stored with the right answer', async () => {
  const { url, dataDir } = await start();
  const page = await posted(await postTo(`${url}/careers`, withFile(forms['/careers'])));
  expect(page.errors).toEqual({ resume: 'Please choose your résumé again.' });
  const refused = await posted(
    await postTo(`${url}/careers`, withFile(solved(page), new File(['MZ program'], 'a.pdf'))),
  );
  expect(refused.errors).toEqual({ resume: expect.stringMatching(/program/) });
  expect((await postTo(`${url}/careers`, withFile(solved(refused)))).status).toBe(303);
  const [lead] = await storedLeads(dataDir, 'career-application');
  expect(lead?.entity).toMatchObject({ resumeFileName: 'Résumé “Zoë”.pdf', fileMimeType: 'application/pdf' });
  expect(lead?.entity).not.toHaveProperty('company1');
});

/**
 * Names as browsers write them in the header of a part (HTML, multipart/form-data encoding algorithm).
 * @see mscdex/busboy#343, #344: clients that send a file without a name, or with an empty one
 */
test.each([
  ['; filename="my %22best%22 resume.pdf"', 'application/pdf', 'my best resume.pdf'],
  ['; filename="two%0D%0Alines.pdf"', 'application/pdf', 'two lines.pdf'],
  ['; filename="50%25off.pdf"', 'application/pdf', '50%25off.pdf'],
  ['; filename="🔥 履歴書 é.pdf"', 'application/pdf', '🔥 履歴書 é.pdf'],
  ['', 'application/octet-stream', 'resume.pdf'],
  ['; filename=""', 'application/octet-stream', 'resume.pdf'],
  // These are decoded as text, so their bytes are lost.
  ['; filename=""', 'application/pdf', undefined],
  ['', 'application/pdf', undefined],
])('the file of a part with %j and %s is stored as %s, or refused', async (header, type, kept) => {
  const { url, dataDir } = await start();
  const again = solved(await posted(await postTo(`${url}/careers`, forms['/careers'])));
  const body = multipart(again, `${header}\r\nContent-Type: ${type}\r\n\r\n${String(pdf())}`);
  const answer = await postTo(`${url}/careers`, body, asMultipart);
  expect(answer.status).toBe(kept === undefined ? 400 : 303);
  const stored = await storedLeads(dataDir, 'career-application');
  expect(stored.map(({ entity }) => entity['resumeFileName'])).toEqual([kept].flatMap((name) => name ?? []));
});

const begunFile = '--y\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-';
test.each([
  ['within a form', multipart({ firstName: 'Rosa' }).replace('--y--\r\n', begunFile), 400],
  ['behind the end of a form', `${multipart({ firstName: 'Rosa' })}--y\r\n${begunFile}`, 400],
  ['behind the end of an empty form', `--y--\r\n--y\r\n${begunFile}`, 400],
  ['and ends behind the end of a form', `${multipart({ firstName: 'Rosa' })}--y\r\n${begunFile}\r\n--y--\r\n`, 422],
])('a file that begins %s is answered at once', async (_where, body, status) => {
  expect((await postTo(`${server.url}/careers`, body, asMultipart)).status).toBe(status);
});

test('a file that is too large is read to its end, so that the fields after it are kept', async () => {
  const form = new FormData();
  form.append('firstName', 'Rosa');
  form.append('resume', new File([Buffer.alloc(9_000_000, 'x')], 'large.pdf'));
  form.append('lastName', 'Delgado');
  const page = await posted(await post('/careers', form));
  expect(page.values).toMatchObject({ firstName: 'Rosa', lastName: 'Delgado' });
  expect(page.errors['resume']).toBe('Please upload a file smaller than 5MB.');
});

test('the part of a file field that was left empty is no file', async () => {
  const unchosen = withFile(forms['/careers'], new File([], '', { type: 'application/octet-stream' }));
  expect((await posted(await post('/careers', unchosen))).errors).toEqual({});
});

const own = 'https://www.hvac.example';
const proxied = await start({ publicOrigin: own, trustProxy: 1 });

test.each<[Values, boolean]>([
  [{ 'Sec-Fetch-Site': 'cross-site' }, true],
  [{ 'Sec-Fetch-Site': 'same-site' }, true],
  [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }, false],
  [{ 'Sec-Fetch-Site': 'none' }, false],
  [{}, false],
  // What nginx sends unless it is told otherwise.
  [{ Origin: own, Host: '127.0.0.1:3000' }, false],
  [{ Origin: own, Host: 'www.hvac.example' }, false],
  [{ Origin: own, Host: 'www.hvac.example:443' }, false],
  [{ Origin: own, Host: 'localhost', 'X-Forwarded-Host': 'www.hvac.example' }, false],
  // The server under another name.
  [{ Origin: 'https://hvac.example', Host: 'hvac.example' }, false],
  [{ Origin: 'https://hvac.example', Host: 'hvac.example:443' }, false],
  [{ Origin: 'http://hvac.example', Host: 'hvac.example:80' }, false],
  [{ Origin: 'https://hvac.example', Host: 'www.hvac.example' }, true],
  [{ Origin: `${own}:8443`, Host: '127.0.0.1:3000' }, true],
  [{ Origin: `${own}.evil.example`, Host: '127.0.0.1:3000' }, true],
  [{ Origin: 'https://127.0.0.1', Host: '127.0.0.1:3000' }, true],
  [{ Origin: 'null', Host: 'www.hvac.example' }, true],
])('a post with %j is of another site: %s', async (headers, isForeign) => {
  expect((await raw(proxied.url, '/contact', headers, 'POST')).status === 403).toBe(isForeign);
});

test('what another site has filled in is not shown', async () => {
  const page = await posted(await post('/contact', { firstName: 'Marsh' }, { Origin: 'https://other.example' }));
  expect([page.values['firstName'], page.failure]).toEqual([undefined, expect.stringMatching(/\w/)]);
});

test.each(['/services', '/nothing', '/assets/entry-BxY9.js', '/404', '/receipt', '/contact/index'])(
  'a POST to %s, which has no form, is 405',
  async (path) => {
    const answer = await post(path, { firstName: 'Rosa' });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  },
);

test.each(['/Contact', '/contact/', '//contact', '/contact/index.html', '/contact?utm_source=flyer'])(
  '%s is the page, too',
  async (path) => {
    expect(await posted(await post(path, { firstName: 'Rosa' }))).toMatchObject({ path: '/contact' });
  },
);

const urlencoded = 'application/x-www-form-urlencoded';
/** Bodies that no form of ours sends. @see README: found in the trackers of other frameworks */
test.each([
  ['text/plain', 'firstName=Rosa', 415],
  ['application/json', '{"firstName":"Rosa"}', 415],
  ['multipart/form-data', 'no boundary', 415],
  ['multipart/form-data; boundary=y', '--y\r\nContent-Disposition: form-data; name="firstName"\r\n\r\nRosa', 400],
  [
    'multipart/form-data; boundary=y',
    multipart({}, '\r\nContent-Type: text/plain; charset=x-nonsense\r\n\r\nRosa'),
    400,
  ],
  [`${urlencoded}; charset=x-nonsense`, 'firstName=Rosa&lastName=Marsh', 400],
  [urlencoded, 'firstName=%&email=x', 400],
  [urlencoded, 'firstName=%ff%fe', 422],
  [urlencoded, '&&=&=&', 422],
  [urlencoded, 'a&'.repeat(90_000), 422],
  [urlencoded, '__proto__=x&constructor=y&firstName=Rosa', 422],
  [`${urlencoded}; charset=windows-1252`, 'firstName=Rosa', 422],
  ['multipart/form-data; boundary=y', '--y--\r\n', 422],
])('the body %s %j is answered with the form', async (type, body, status) => {
  const answer = await post('/contact', body, { 'Content-Type': type });
  const page = await posted(answer);
  expect([answer.status, page.path, page.failure === undefined]).toEqual([status, '/contact', status === 422]);
});

test('of a field that comes twice, the last value counts; what is longer than any text comes back to there', async () => {
  const page = await posted(
    await post('/contact', `firstName=A&firstName=B&message=${'x'.repeat(300_000)}`, { 'Content-Type': urlencoded }),
  );
  expect([page.values['firstName'], page.values['message']]).toEqual(['B', 'x'.repeat(200_000)]);
  expect(page.errors['message']).toBe('Please use 5,000 characters or fewer');
});

test.each([
  ['urlencoded', (values: Values) => new URLSearchParams(values)],
  ['multipart', withFile],
])('%s fields of more than half a megabyte in all are too large, and those before come back', async (_type, bodyOf) => {
  const long = Object.fromEntries(Array.from({ length: 99 }, (_, index) => [`field${index}`, 'é'.repeat(10_000)]));
  const answer = await post('/contact', bodyOf({ firstName: 'Rosa', ...long }));
  const page = await posted(answer);
  expect([answer.status, page.failure]).toEqual([413, 'This is too large to send']);
  expect(Object.keys(page.values).slice(0, 2)).toEqual(['firstName', 'field0']);
  expect(Object.values(page.values).join('').length).toBeLessThan(260_000);
});

test('line breaks count once against the limit of a text', async () => {
  const message = 'line\r\n'.repeat(1000);
  expect((await posted(await post('/contact', { ...forms['/contact'], message }))).errors).toEqual({});
});

test('posts and the endpoint share the limit of a kind of lead, and a refused post comes back with its text', async () => {
  const { url } = await start({ rateLimits: true });
  for (let sent = 0; sent < 5; sent++) expect((await postTo(`${url}/contact`, {})).status).toBe(422);
  const json = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
  for (let sent = 0; sent < 5; sent++) expect((await fetch(`${url}/api/contact-forms`, json)).status).toBe(400);
  const answer = await postTo(`${url}/contact-us`, { firstName: 'Rosa' });
  expect([answer.status, Number(answer.headers.get('Retry-After'))]).toEqual([429, expect.closeTo(600, -2)]);
  expect(await posted(answer)).toMatchObject({
    values: { firstName: 'Rosa' },
    failure: expect.stringContaining('Too many'),
  });
  expect((await postTo(`${url}/referral`, {})).status).toBe(422);
});

test('on a full disk the form comes back with its text and the same problem, and can be sent later', async () => {
  const fileSystem = faultyFileSystem();
  const { url } = await start({ fileSystem });
  const right = solved(await posted(await postTo(`${url}/careers`, forms['/careers'])));
  const sendAgain = () => postTo(`${url}/careers`, withFile(right));
  fileSystem.failEvery('write', 'ENOSPC');
  const answer = await sendAgain();
  const page = await posted(answer);
  expect([answer.status, page.failure]).toEqual([503, expect.stringContaining('couldn’t save')]);
  expect(page.values).toMatchObject(forms['/careers']);
  expect(page.errors).toEqual({ resume: 'Please choose your résumé again.' });
  expect(page.captcha.token).toBe(right['captchaToken']);
  fileSystem.heal();
  await expect.poll(async () => (await sendAgain()).status, { timeout: 30_000 }).toBe(303);
});

test('a lead has the page that its form was first sent from, the start of the visit, and the mark of a filled honeypot', async () => {
  const { url, dataDir } = await start();
  const headers = { Referer: `${url}/contact?utm_source=flyer&about=plan-365&about=mine&special=x` };
  const hidden = { landing: '/plans?utm_source=flyer&from=search.example', website: 'https://spam.example' };
  const page = await posted(await postTo(`${url}/contact`, { ...forms['/contact'], ...hidden }, headers));
  await postTo(`${url}/contact`, solved(page), { Referer: `${url}/contact` });
  const [lead] = await storedLeads(dataDir, 'contact');
  expect(lead?.submission).toMatchObject({
    page: '/contact?utm_source=flyer&about=plan-365',
    landing: { page: '/plans?utm_source=flyer', from: 'search.example' },
    suspect: expect.arrayContaining(['honeypot']),
  });
});

const offered = 'Tune-up: 20% off & a filter';
const redeeming = `I would like to redeem: ${offered}`;

test.each([
  ['/contact', offered, '', `${redeeming}\n\n`],
  ['/contact', offered, 'On Tuesday, please.', `${redeeming}\n\nOn Tuesday, please.`],
  ['/contact', offered, `Is ${offered} for me?`, `Is ${offered} for me?`],
  ['/contact', 'Everything for free', 'On Tuesday, please.', 'On Tuesday, please.'],
  ['/referral', offered, '', ''],
])('%s?special=%s with the message %j comes back with %j', async (path, special, message, expected) => {
  const { url } = await start({ now: stoppedClock().now });
  await create(url, { title: offered });
  const headers = { Referer: `${url}${path}?${String(new URLSearchParams({ special }))}` };
  const page = await posted(await postTo(url + path, { message }, headers));
  expect([page.values['message'], 'message' in page.errors]).toEqual([expected, false]);
});

test('an offer that a person took out of the message stays out, and the last step has it otherwise', async () => {
  const { url, dataDir } = await start({ now: stoppedClock().now });
  await create(url, { title: offered });
  const headers = { Referer: `${url}/contact?${String(new URLSearchParams({ special: offered }))}` };
  for (const change of [{}, { message: 'Something else.' }]) {
    const page = await posted(await postTo(`${url}/contact`, { ...forms['/contact'], message: '' }, headers));
    expect((await postTo(`${url}/contact`, { ...solved(page), ...change }, headers)).status).toBe(303);
  }
  const leads = await storedLeads(dataDir, 'contact');
  // They arrive in the same millisecond, so their order is open.
  expect(new Set(leads.map(({ entity }) => entity['message']))).toEqual(new Set([redeeming, 'Something else.']));
});

/** A visitor's form, and the server that gets it. */
interface Visit {
  form: FormData;
  disk: ReturnType<typeof faultyFileSystem>;
  post: (body: Body) => Promise<Response>;
}

/** How a form is refused: what is posted of it then. All of its fields stand before what is wrong. */
const refusals: [status: number, refuse: (visit: Visit) => Promise<Body>][] = [
  [422, async ({ form }) => form],
  [
    429,
    async ({ form, post: postForm }) => {
      for (let sent = 0; sent < 10; sent++) await postForm(new FormData());
      return form;
    },
  ],
  [
    413,
    async ({ form }) => {
      for (let count = 0; count < 30; count++) form.append(`more${count}`, 'x'.repeat(20_000));
      return form;
    },
  ],
  [
    400,
    async ({ form }) => {
      const whole = await new Response(form).text();
      // In the middle of the file.
      return whole.slice(0, whole.indexOf('%PDF') + 6);
    },
  ],
  [
    503,
    async ({ form, disk, post: postForm }) => {
      const page = await posted(await postForm(form));
      for (const [name, value] of Object.entries(solved(page))) form.set(name, value);
      disk.failEvery('write', 'ENOSPC');
      return form;
    },
  ],
];

test.each(
  refusals.flatMap(([status, refuse]) =>
    Object.entries(forms).map(([path, values]) => ({ status, path, refuse, values })),
  ),
)('a form that $path refuses with $status comes back with all that it held', async (refusal) => {
  const { path, refuse, status, values } = refusal;
  const disk = faultyFileSystem();
  const { url } = await start({ fileSystem: disk, rateLimits: status === 429, now: stoppedClock().now });
  await create(url, { title: offered });
  const Referer = `${url}${path}?${String(new URLSearchParams({ special: offered }))}`;
  const postForm = (body: Body) => {
    const boundary = typeof body === 'string' ? /^--(.*)\r/.exec(body)?.[1] : undefined;
    const type = boundary !== undefined && { 'Content-Type': `multipart/form-data; boundary=${boundary}` };
    return postTo(url + path, body, { Referer, ...type });
  };
  const hidden = { landing: '/plans?from=search.example', sentFrom: `${path}?utm_source=flyer` };
  const filledIn = { ...values, website: 'https://spam.example' };
  const form = withFile({ ...filledIn, ...hidden });
  const answer = await postForm(await refuse({ form, disk, post: postForm }));
  const page = await posted(answer);
  expect(answer.status).toBe(status);
  const message = path === '/contact' && { message: `${redeeming}\n\n${values['message']}` };
  expect(page.values).toMatchObject({ ...filledIn, ...message });
  expect(page.hidden).toEqual(hidden);
  expect(page.errors['resume']).toBe('Please choose your résumé again.');
});

test('hidden fields that were tampered with are dropped', async () => {
  const tampered = {
    sentFrom: '//other.example/x',
    landing: 'https://other.example',
    captchaToken: 'x',
    captchaQuestion: 'Your password =',
    captchaAnswer: '1',
  };
  const page = await posted(await post('/contact', tampered));
  expect(page.hidden).toEqual({});
  expect(page.captcha.question).toMatch(/^\d \+ \d =$/);
});

test('a receipt is shown for ten minutes, in the browser that sent the form, and never cached', async () => {
  const clock = stoppedClock();
  const { url } = await start({ now: clock.now });
  const { response } = await send('/contact', forms['/contact'], url);
  expect(response.headers.get('Set-Cookie')).toMatch(/; Max-Age=600; Path=\/receipt; .*HttpOnly; SameSite=Lax$/);
  const cookie = cookieOf(response);
  const read = async (value: string) => {
    const answer = await fetch(url + addressOf(response), { headers: { Cookie: value } });
    return [answer.headers.get('Cache-Control'), (await answer.json()) !== null];
  };
  expect(await read(`other=1; ${cookie}; more=2`)).toEqual(['no-store', true]);
  for (const foreign of [
    '',
    'receipt=',
    `${cookie}x`,
    `receipt=${'x'.repeat(5000)}`,
    cookie.replace('receipt', 'receipts'),
  ]) {
    expect(await read(foreign), foreign).toEqual(['no-store', false]);
  }
  clock.advance(10 * 60 * 1000);
  expect(await read(cookie)).toEqual(['no-store', false]);
});

test('the receipts of two tabs are kept apart, and the address alone shows none', async () => {
  const { url } = await start();
  const [contact, referral] = [
    await send('/contact', forms['/contact'], url),
    await send('/referral', forms['/referral'], url),
  ].map(({ response }) => response) as [Response, Response];
  const cookies = [contact, referral].map(cookieOf).join('; ');
  expect(await readReceipt(url + addressOf(contact), cookies)).toMatchObject({ path: '/contact' });
  expect(await readReceipt(url + addressOf(referral), cookies)).toMatchObject({ path: '/referral' });
  for (const address of ['/receipt', '/receipt?key=', '/receipt?key=.*', '/receipt?key=a'])
    expect(await readReceipt(url + address, cookies), address).toBeNull();
  expect(await readReceipt(url + addressOf(contact), cookieOf(referral))).toBeNull();
});

test('a receipt outlives a restart, and a lead that was erased has none', async () => {
  const first = await start();
  const { response } = await send('/contact', forms['/contact'], first.url);
  await first.stop();
  const second = await start({ dataDir: first.dataDir });
  expect(await receiptOf(response, second.url)).not.toBeNull();
  expect((await office(second.url, '/people/erase', 'POST', { email: samples.contact.email })).status).toBe(200);
  expect(await receiptOf(response, second.url)).toBeNull();
});

test('without a renderer the sentence is still said', async () => {
  const siteDir = await siteWith('export const renderPostedForm = () => { throw new Error("Broken part"); };');
  const { url, logged } = await startTestServer({ siteDir });
  const answer = await postTo(`${url}/contact`, {});
  expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('call us')]);
  expect(logged()).toContain('renderPostedForm');
});
