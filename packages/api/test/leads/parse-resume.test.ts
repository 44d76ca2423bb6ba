import { resumeMessages, type ResumeExtension, type ResumeProblem } from '@hvac/content/model';
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import zlib from 'node:zlib';
import { decodeBase64, parseResume } from '../../src/leads/resume.ts';
import { seed } from '../support/bodies.ts';
import {
  contentTypes,
  doc,
  docx,
  docxEntries,
  ole,
  pdf,
  writtenByLibreOffice,
  zip,
  type ZipEntry,
} from '../support/resumes.ts';

const text = (content: string) => Buffer.from(content, 'latin1');
const utf16 = (content: string) => Buffer.from(`\ufeff${content}`, 'utf16le');
const after = (before: string, bytes: Buffer) => Buffer.concat([text(before), bytes]);

const parse = (bytes: Buffer<ArrayBuffer>, name = '') => parseResume({ name, bytes });

const docxWith = (...entries: readonly ZipEntry[]) => zip([...docxEntries(), ...entries]);
/** A document with another list of its parts. */
const listed = (content: string | Buffer, claimed: Partial<ZipEntry> = {}) =>
  zip([{ name: '[Content_Types].xml', content, ...claimed }, { name: 'word/document.xml' }, { name: 'word/x.bin' }]);
const everyEntry = (change: Partial<ZipEntry>) => zip(docxEntries().map((entry) => ({ ...entry, ...change })));

const macroTypes = contentTypes('/word/document.xml', 'application/vnd.ms-word.document.macroEnabled.main+xml');
const macroPart = '<Override PartName="/word/x.bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>';
const typesByExtension = contentTypes().replace(/Override PartName="[^"]*"/, 'Default Extension="xml"');

test.each<[what: string, extension: ResumeExtension, bytes: Buffer<ArrayBuffer>]>([
  ['PDF of LibreOffice', 'pdf', writtenByLibreOffice('.pdf')],
  ['old Word document of LibreOffice', 'doc', writtenByLibreOffice('.doc')],
  ['Word document of LibreOffice', 'docx', writtenByLibreOffice('.docx')],
  ['rich text of LibreOffice', 'doc', writtenByLibreOffice('.rtf')],
  ['rich text after a line break', 'doc', text('\r\n{\\rtf1\\ansi Dana Rivera}')],
  ['PDF after a byte order mark', 'pdf', after('\xef\xbb\xbf', pdf())],
  ['PDF after line breaks', 'pdf', after('\r\n\r\n', pdf())],
  ['PDF after 1,000 bytes of a scanner', 'pdf', after('.'.repeat(1000), pdf())],
  [
    'PDF after the headers of a download',
    'pdf',
    after('HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n', pdf()),
  ],
  ['PDF after the headers of a mail part', 'pdf', after('Content-Type: application/pdf\r\n\r\n', pdf())],
  ['Word document of Word for the web', 'docx', zip(docxEntries('word/document2.xml', '/word/document2.xml'))],
  ['Word document with backslashes', 'docx', zip(docxEntries('word\\document.xml'))],
  ['Word document with a slash in front', 'docx', zip(docxEntries('/word/document.xml'))],
  ['Word document in capitals', 'docx', zip(docxEntries('Word/Document.xml'))],
  ['Word document with its part elsewhere', 'docx', zip(docxEntries('content/main.xml', '/content/main.xml'))],
  ['Word document of .NET, whose types go by extension', 'docx', listed(typesByExtension)],
  ['Word document with namespaces in UTF-16', 'docx', listed(utf16(contentTypes().replaceAll(/<(?=\w)/g, '<ct:')))],
  ['Word document that is only stored', 'docx', everyEntry({ isStored: true })],
  ['Word document with ZIP64 sizes', 'docx', everyEntry({ isZip64: true })],
  ['Word document and a line break', 'docx', Buffer.concat([docx(), text('\n')])],
  ['Word document and 60 kB of zeros', 'docx', Buffer.concat([docx(), Buffer.alloc(60_000)])],
  ['Word document with a comment', 'docx', zip(docxEntries(), 'made by a scanner')],
])('takes a %s as %s', async (_what, extension, bytes) => {
  expect(bytes.length).toBeLessThan(100_000);
  expect(await parse(bytes)).toMatchObject({ extension, label: `resume.${extension}`, bytes });
});

const manyEntries = (count: number, entry: ZipEntry = { name: 'x' }) => zip(Array.from({ length: count }, () => entry));

test.each<[what: string, problem: ResumeProblem, bytes: Buffer<ArrayBuffer>]>([
  ['an empty file', 'empty', Buffer.alloc(0)],
  ['more than 5 MB', 'tooLarge', pdf(5 * 1024 * 1024 + 1)],
  ['a Word document with a password', 'password', writtenByLibreOffice('-password.docx')],
  ['an old Word document with a password', 'password', writtenByLibreOffice('-password.doc')],
  ['a ZIP with a password', 'password', everyEntry({ isEncrypted: true })],
  ['a Windows program with a PDF inside', 'program', after('MZ\x90\0', pdf())],
  ['a Linux program with a PDF inside', 'program', after('\x7fELF', pdf())],
  ['a Mac program', 'program', text('\xcf\xfa\xed\xfe\x07\0\0\x01')],
  ['a script', 'program', text('#!/bin/sh\n# %PDF-1.7')],
  ['a web page', 'webPage', text('<html><body>Dana Rivera %PDF-')],
  ['a web page after blanks', 'webPage', text('\xef\xbb\xbf \r\n<!DOCTYPE html>')],
  ['a web page after a comment', 'webPage', text('<!-- x --><HTML>%PDF-')],
  ['a web page in UTF-16', 'webPage', utf16('<html>')],
  ['a web archive', 'webPage', text('MIME-Version: 1.0\r\nContent-Type: multipart/related')],
  ['a document with macros', 'macros', docxWith({ name: 'word/vbaProject.bin' })],
  ['macros in capitals', 'macros', docxWith({ name: 'WORD\\VBAPROJECT.BIN' })],
  ['a renamed .docm', 'macros', listed(macroTypes)],
  ['macros under another name', 'macros', listed(contentTypes().replace('</Types>', macroPart))],
  ['macros in the second of two lists', 'notADocument', docxWith({ name: '[content_types].XML', content: macroTypes })],
  ['two main parts', 'notADocument', docxWith({ name: 'word\\document.xml' })],
  ['an old document with macros', 'macros', ole('WordDocument', '_VBA_PROJECT')],
  ['a spreadsheet', 'notADocument', ole('Workbook')],
  ['text', 'notADocument', text('Dana Rivera, HVAC technician')],
  ['XML', 'notADocument', text('<?xml version="1.0"?><w:wordDocument/>')],
  ['a picture', 'notADocument', text('\x89PNG\r\n\x1a\n')],
  ['a PDF after 2,000 bytes', 'notADocument', after('.'.repeat(2000), pdf())],
  ['another ZIP', 'notADocument', zip([{ name: 'xl/workbook.xml' }])],
  ['a ZIP that lists a document and has none', 'notADocument', zip(docxEntries().slice(0, 2))],
  ['a ZIP with a document and no list', 'notADocument', zip(docxEntries().slice(1))],
  ['a ZIP that is cut short', 'notADocument', docx().subarray(0, -1)],
  ['a ZIP without its middle', 'notADocument', Buffer.concat([docx().subarray(0, 60), docx().subarray(-22)])],
  ['a ZIP that claims to hold 12 GB', 'notADocument', docxWith({ name: 'x', unpacked: 0xffff_fffe })],
  ['a ZIP whose entries overlap', 'notADocument', docxWith({ name: 'x', packed: 5_000_000 })],
  ['a list that unpacks to more than it says', 'notADocument', listed(contentTypes().padEnd(1e6), { unpacked: 1000 })],
  ['a list of megabytes', 'notADocument', listed(contentTypes().padEnd(1e6))],
  ['60,000 entries', 'notADocument', manyEntries(60_000)],
])('refuses %s: %s', async (_what, problem, bytes) => {
  await expect(parse(bytes)).rejects.toThrow(resumeMessages[problem].description);
});

test.each([
  ['a.pdf.exe', pdf()],
  ['resume.jpg', pdf()],
  ['resume.pages', docx()],
])('refuses the name %s', async (name, bytes) => {
  await expect(parse(bytes, name)).rejects.toThrow(resumeMessages.wrongType.description);
});

test.each<[name: string, label: string, bytes?: Buffer<ArrayBuffer>]>([
  ['', 'resume.pdf'],
  ['1000012345', '1000012345.pdf'],
  ['Résumé (final).PDF', 'Résumé (final).PDF'],
  ['Dana Rivera v2.1', 'Dana Rivera v2.1.pdf'],
  ['my.resume.v2', 'my.resume.v2.pdf'],
  ['resume.pdf. ', 'resume.pdf'],
  ['cv.constructor', 'cv.constructor.pdf'],
  // Its bytes decide what it is.
  ['resume.docx', 'resume.pdf'],
  ['resume.doc', 'resume.docx', docx()],
  ['document', 'document.docx', docx()],
  ['resume.docx', 'resume.doc', doc()],
  [`${'x'.repeat(300)}.PDF`, `${'x'.repeat(196)}.PDF`],
  ['x'.repeat(300), `${'x'.repeat(196)}.pdf`],
  [`x${'🔥'.repeat(150)}.pdf`, `x${'🔥'.repeat(97)}.pdf`],
  ['Dana\0Marsh\ud83d.pdf', 'Dana Marsh .pdf'],
  ['../../x.pdf', 'x.pdf'],
  ['C:\\Users\\dana\\x.pdf', 'x.pdf'],
  ['..\\..\\.pdf', 'pdf.pdf'],
  ['/etc/resume.pdf/', 'resume.pdf'],
  ['annual\u202Efdp.pdf', 'annualfdp.pdf'],
  ['\u200eresume.pdf\u200f', 'resume.pdf'],
  // A Mac writes accents apart; Persian names and emoji of several parts have joiners.
  ['re\u0301sume\u0301 Zoe\u0308.pdf', 'résumé Zoë.pdf'],
  ['رزومه\u200cی علی.pdf', 'رزومه\u200cی علی.pdf'],
  ['\u{1f468}\u200d\u{1f527} resume.pdf', '\u{1f468}\u200d\u{1f527} resume.pdf'],
  ['<b>"a"</b>.pdf', 'b.pdf'],
])('shows the name %s as %s', async (name, label, bytes = pdf()) => {
  expect((await parse(bytes, name)).label).toBe(label);
});

test('every refusal that spec.md has no words for says what to do', () => {
  const { wrongType: _type, tooLarge: _size, unreadable: _again, ...others } = resumeMessages;
  for (const { description } of Object.values(others)) expect(description).toMatch(/[Pp]lease (save|open|choose)/);
});

describe('the work for a hostile document', () => {
  test.each([10, 1_000, 10_000])('is one part unpacked at most, with %d parts of one name', async (count) => {
    const unpacked = vi.spyOn(zlib, 'createInflateRaw');
    await expect(parse(manyEntries(count, docxEntries()[0]))).rejects.toThrow(resumeMessages.notADocument.description);
    expect(unpacked.mock.calls.length).toBeLessThanOrEqual(1);
    unpacked.mockRestore();
  });

  test.each([10, 1_000])('copies no more than the file, with %d entries that claim to fill it', async (count) => {
    const entry = { name: 'x', isStored: true, packed: 4_000_000, unpacked: 4_000_000 };
    const bytes = docxWith(...Array.from({ length: count }, () => entry));
    const copy = vi.spyOn(Buffer.prototype, 'copy');
    await expect(parse(bytes)).rejects.toThrow(resumeMessages.notADocument.description);
    const copied = copy.mock.calls.map(([, , from, end]) => Number(end) - Number(from));
    copy.mockRestore();
    expect(copied.reduce((sum, length) => sum + length, 0)).toBeLessThan(2 * bytes.length);
  });

  test('ends for any bytes in the place of others', async () => {
    const samples = [docx(), everyEntry({ isZip64: true }), writtenByLibreOffice('.doc')];
    const change = fc.tuple(fc.nat(20_000), fc.uint8Array({ minLength: 1, maxLength: 8 }));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...samples),
        fc.array(change, { minLength: 1, maxLength: 4 }),
        async (sample, changes) => {
          const bytes = Buffer.from(sample);
          for (const [at, part] of changes) Buffer.from(part).copy(bytes, at % bytes.length);
          const found = await parse(bytes).catch((error: unknown) => error);
          expect(found).toHaveProperty(found instanceof Error ? 'reason' : 'label');
        },
      ),
      { seed, numRuns: 2_000 },
    );
  });
});

test('takes as base64 what encodes to the same text, and nothing else', () => {
  const characters = fc.constantFrom('A', 'w', 'B', '0', '/', '+', '=', '-', '_', '\n', ' ', 'é');
  const texts = fc.oneof(
    fc.string({ unit: characters, maxLength: 24 }),
    fc.uint8Array({ maxLength: 24 }).map((bytes) => Buffer.from(bytes).toString('base64')),
  );
  const isTaken = (base64: string) => {
    try {
      return Boolean(decodeBase64(base64));
    } catch {
      return false;
    }
  };
  const outcomes = new Set<boolean>();
  fc.assert(
    fc.property(texts, (base64) => {
      const isSame = Buffer.from(base64, 'base64').toString('base64') === base64;
      outcomes.add(isSame);
      expect(isTaken(base64)).toBe(isSame);
    }),
    { seed, numRuns: 20_000 },
  );
  expect(outcomes.size).toBe(2);
});
