import { hash } from 'node:crypto';
import { endpoints, resumeLimitBytes, resumeMessages } from '@hvac/content/model';
import { expect, test } from 'vitest';
import type { Lead } from '../../src/leads/model/lead.ts';
import { parseResume, readZipDirectory } from '../../src/leads/resume.ts';
import { leadPayload, postTo, type Answer } from '../support/requests.ts';
import { setFileHeaders, doc, docx, docxEntries, pdf, zip } from '../support/resumes.ts';
import { startTestServer } from '../support/server.ts';
import { storedLeads } from '../support/leads.ts';
import { fileNamesIn, readTestStore } from '../support/stores.ts';

const { tooLarge, unreadable, wrongType } = resumeMessages;

/** Sends an application with these fields changed. */
async function apply(url: string, changes: object): Promise<Answer> {
  return postTo(url + endpoints.careerApplications, await leadPayload(url, 'career-application', changes));
}

const filesIn = fileNamesIn;
/** The file of an application, as the store gives it. */
async function readFileOf(dataDir: string, lead: Lead | undefined): Promise<Buffer> {
  await using store = await readTestStore(dataDir);
  const file = lead && (await store.getFile(lead));
  if (file?.outcome !== 'sound') throw new Error('There is no sound file');
  return file.bytes;
}

const applicationsIn = (dataDir: string) => storedLeads(dataDir, 'career_applications');

test.each([
  ['resume.pdf', pdf(), 'application/pdf'],
  ['Resume.PDF', pdf(), 'application/pdf'],
  ['resume.doc', doc(), 'application/msword'],
  ['resume.docx', docx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
])('%s is kept byte by byte, under a name that says nothing', async (name, bytes, type) => {
  const { url, dataDir } = await startTestServer();
  expect((await apply(url, setFileHeaders(name, bytes))).status).toBe(201);
  const [record] = await applicationsIn(dataDir);
  const [file = '', ...others] = await filesIn(dataDir);
  expect(others).toEqual([]);
  expect(file).toMatch(/^\d{4}-\d\d-\d\d-[0-9a-f-]{36}\.(pdf|docx?)$/);
  expect(record?.submission.resume).toEqual({ file, bytes: bytes.length, sha256: hash('sha256', bytes) });
  expect(record?.entity).toMatchObject({ resumeFileName: name, resumeFileSize: '1 KB', fileMimeType: type });
  expect(record?.entity).not.toHaveProperty('fileData');
  expect(await readFileOf(dataDir, record)).toEqual(bytes);
});

test('an application without a file is taken, and says nothing of one', async () => {
  const { url, dataDir } = await startTestServer();
  expect((await apply(url, { fileData: '', resumeFileName: '', resumeFileSize: '3 MB' })).status).toBe(201);
  const [record] = await applicationsIn(dataDir);
  expect(record?.entity).not.toHaveProperty('resumeFileSize');
  expect(record?.submission).not.toHaveProperty('resume');
  expect(await filesIn(dataDir)).toEqual([]);
});

const settingsLinks = (mode: string) => ({
  name: 'word/_rels/settings.xml.rels',
  content: `<Relationships><Relationship Target="https://example.com/t.dotm"${mode}/></Relationships>`,
});

test.each([
  ['an external template', settingsLinks(' TargetMode="External"'), true],
  ['a template of its own', settingsLinks(''), false],
  ['links that unpack to megabytes', { ...settingsLinks(''), content: ' '.repeat(2_000_000) }, true],
  ['an OLE object', { name: 'word/embeddings/oleObject1.bin' }, true],
  ['a control', { name: 'word/activeX/activeX1.xml' }, true],
  ['a symbolic link', { name: 'word/media/image1.png', mode: 0o120777 }, true],
  ['a picture', { name: 'word/media/image1.png', mode: 0o100644 }, false],
])('a document with %s', (_what, entry, hasActiveContent) => {
  const document = zip([...docxEntries, entry]);
  expect(parseResume(setFileHeaders('resume.docx', document))).toMatchObject({ hasActiveContent });
});

test('a document with active content is accepted, and flagged for the office', async () => {
  const { url, dataDir } = await startTestServer();
  const document = zip([...docxEntries, { name: 'word/embeddings/oleObject1.bin' }]);
  expect((await apply(url, setFileHeaders('resume.docx', document))).status).toBe(201);
  expect((await applicationsIn(dataDir))[0]?.submission.suspect).toContain('active-content');
});

const bigZip = zip([...docxEntries, ...Array.from({ length: 3 }, () => ({ name: 'x', unpacked: 0xffff_fffe }))]);

test.each([
  ['a .pdf that holds HTML', setFileHeaders('a.pdf', Buffer.from('<html>%PDF-</html>')), wrongType],
  ['a .pdf that is a program', setFileHeaders('a.pdf', Buffer.from('MZ\x90\0')), wrongType],
  ['a.pdf.exe', setFileHeaders('a.pdf.exe', pdf()), wrongType],
  ['a name that ends in a word of JavaScript', setFileHeaders('cv.constructor', pdf()), wrongType],
  ['a name without an extension', setFileHeaders('pdf', pdf()), wrongType],
  ['a name that ends as a folder', setFileHeaders('/etc/resume.pdf/', pdf()), wrongType],
  ['a file without a name', { fileData: pdf().toString('base64') }, wrongType],
  ['an empty file', setFileHeaders('a.pdf', Buffer.alloc(0)), unreadable],
  ['a name without a file', { resumeFileName: 'a.pdf' }, unreadable],
  ['a .doc that is a PDF', setFileHeaders('a.doc', pdf()), wrongType],
  ['a .docx that is a PDF', setFileHeaders('a.docx', pdf()), wrongType],
  ['a .docx that is another ZIP', setFileHeaders('a.docx', zip([{ name: 'xl/workbook.xml' }])), wrongType],
])('fault 8: %s is 400, and no file is left', async (_name, changes, { description }) => {
  const { url, dataDir } = await startTestServer();
  const payload = await leadPayload(url, 'career-application', changes);
  const answer = await postTo(url + endpoints.careerApplications, payload);
  expect([answer.status, answer.text]).toEqual([400, description]);
  expect(await filesIn(dataDir)).toEqual([]);
  expect(await applicationsIn(dataDir)).toEqual([]);
  const { fileData: _data, resumeFileName: _name2, ...without } = { fileData: '', resumeFileName: '', ...payload };
  expect((await postTo(url + endpoints.careerApplications, without)).status).toBe(201);
});

test.each([
  ['claims to hold 12 GB', bigZip],
  ['says its size elsewhere', zip([...docxEntries, { name: 'x', unpacked: 0xffff_ffff }])],
  ['holds macros', zip([...docxEntries, { name: 'word/vbaProject.bin' }])],
  ['holds macros in capitals', zip([...docxEntries, { name: 'WORD/VBAPROJECT.BIN' }])],
  ['is cut short', docx().subarray(0, -1)],
  ['goes on after its end', Buffer.concat([docx(), Buffer.from('x')])],
  ['has an end alone', Buffer.concat([Buffer.from('PK\x03\x04'), zip([]).subarray(-22)])],
  ['has 60,000 entries and no document', zip(Array.from({ length: 60_000 }, () => ({ name: 'x' })))],
])('fault 9: a .docx that %s is 400, and is never unpacked', async (_name, bytes) => {
  const { url, dataDir } = await startTestServer();
  const answer = await apply(url, setFileHeaders('a.docx', bytes));
  expect([answer.status, answer.text]).toEqual([400, wrongType.description]);
  expect(await filesIn(dataDir)).toEqual([]);
});

test('fault 9: whatever the bytes of a directory say, reading it ends', () => {
  const whole = docx();
  for (let at = 0; at < whole.length; at++) {
    const changed = Buffer.from(whole);
    changed[at] = 0xff;
    expect(readZipDirectory(changed)?.entries.length ?? 0).toBeLessThanOrEqual(docxEntries.length);
  }
  expect(readZipDirectory(zip(docxEntries, 'a comment'))?.entries.map(({ name }) => name)).toEqual(
    docxEntries.map(({ name }) => name),
  );
});

test.each([
  '%%%%',
  'JVBERi0xLjc',
  'JVBERi0xLjc=\n',
  'JVBERi0xLjd=',
  'JVBE-_8=',
  'data:application/pdf;base64,JVBERi0x',
])('fault 10: base64 of "%s" is 400', async (fileData) => {
  const { url, dataDir } = await startTestServer();
  const answer = await apply(url, { resumeFileName: 'a.pdf', fileData });
  expect([answer.status, answer.text]).toEqual([400, unreadable.description]);
  expect(await filesIn(dataDir)).toEqual([]);
});

test('fault 10: 5 MB is taken, and 5 MB + 1 is 413', async () => {
  const { url, dataDir } = await startTestServer();
  expect((await apply(url, setFileHeaders('a.pdf', pdf(resumeLimitBytes)))).status).toBe(201);
  const answer = await apply(url, setFileHeaders('a.pdf', pdf(resumeLimitBytes + 1)));
  expect([answer.status, answer.text]).toEqual([413, tooLarge.description]);
  const [file = '', ...others] = await filesIn(dataDir);
  expect(others).toEqual([]);
  expect(file).not.toBe('');
  const [record] = await applicationsIn(dataDir);
  expect((await readFileOf(dataDir, record)).length).toBe(resumeLimitBytes);
});

test.each([
  ['../../x.pdf', 'x.pdf'],
  ['C:\\Users\\dana\\x.pdf', 'x.pdf'],
  ['..\\..\\.pdf', 'resume.pdf'],
  ['my résumé (2026).pdf', 'my résumé (2026).pdf'],
  ['annual\u202Efdp.pdf', 'annualfdp.pdf'],
  ['<b>"a"</b>.pdf', 'b.pdf'],
])('fault 10: the name %s is kept as the label %s', (name, label) => {
  expect(parseResume({ resumeFileName: name, fileData: pdf().toString('base64') })?.label).toBe(label);
});

test('fault 2: a body of 7.1 MB is 413, and an ordinary route takes no more than 32 kB', async () => {
  const { url } = await startTestServer();
  const body = JSON.stringify(await leadPayload(url, 'career-application')).padEnd(7_100_000, ' ');
  expect((await postTo(url + endpoints.careerApplications, body)).status).toBe(413);
  expect((await postTo(url + endpoints.referrals, body.slice(0, 33 * 1024))).status).toBe(413);
});

test('fault 12: the same application with its file again gets the same answer, and makes one record and one file', async () => {
  const { url, dataDir } = await startTestServer();
  const payload = await leadPayload(url, 'career-application', setFileHeaders('a.pdf', pdf(100_000)));
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => postTo(url + endpoints.careerApplications, payload)),
  );
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
  expect(await applicationsIn(dataDir)).toHaveLength(1);
  expect(await filesIn(dataDir)).toHaveLength(1);
  const other = { ...payload, ...setFileHeaders('a.pdf', pdf(100_001)) };
  expect((await postTo(url + endpoints.careerApplications, other)).text).toContain('CAPTCHA');
});
