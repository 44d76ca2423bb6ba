import { resumeMessages, type ResumeProblem } from '@hvac/content/model';
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import zlib from 'node:zlib';
import { decodeBase64, parseResume } from '../../src/leads/resume.ts';
import { seed } from '../support/bodies.ts';
import { contentTypes, doc, docx, docxEntries, ole, pdf, writtenByLibreOffice, zip } from '../support/resumes.ts';

const text = (content: string) => Buffer.from(content, 'latin1');
const utf16 = (content: string) => Buffer.from(`\ufeff${content}`, 'utf16le');
const rtf = text('{\\rtf1\\ansi Dana Rivera}');

const parse = (name: string, bytes: Buffer<ArrayBuffer>) => parseResume({ name, bytes });

test.each<[what: string, name: string, bytes: Buffer<ArrayBuffer>, label: string]>([
  ['PDF of LibreOffice', 'Résumé (final).PDF', writtenByLibreOffice('.pdf'), 'Résumé (final).PDF'],
  ['old Word document of LibreOffice', 'resume.doc', writtenByLibreOffice('.doc'), 'resume.doc'],
  ['Word document of LibreOffice', 'resume.docx', writtenByLibreOffice('.docx'), 'resume.docx'],
  ['rich text of LibreOffice under .doc', 'resume.doc', writtenByLibreOffice('.rtf'), 'resume.doc'],
  ['rich text after a line break', 'resume.doc', Buffer.concat([text('\r\n'), rtf]), 'resume.doc'],
  ['Word document under .doc', 'resume.doc', docx(), 'resume.docx'],
  ['old Word document under .docx', 'resume.docx', doc(), 'resume.doc'],
  ['PDF under .docx', 'resume.docx', pdf(), 'resume.pdf'],
  ['PDF after a byte order mark', 'a.pdf', Buffer.concat([text('\xef\xbb\xbf'), pdf()]), 'a.pdf'],
  ['PDF after line breaks', 'a.pdf', Buffer.concat([text('\r\n\r\n'), pdf()]), 'a.pdf'],
  ['PDF after 1,000 bytes of a scanner', 'a.pdf', Buffer.concat([Buffer.alloc(1000, '.'), pdf()]), 'a.pdf'],
  [
    'PDF after the headers of a download',
    'a.pdf',
    Buffer.concat([text('HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n'), pdf()]),
    'a.pdf',
  ],
  [
    'PDF after the headers of a mail part',
    'a.pdf',
    Buffer.concat([text('Content-Type: application/pdf\r\n\r\n'), pdf()]),
    'a.pdf',
  ],
  ['PDF without an extension', '1000012345', pdf(), '1000012345.pdf'],
  ['PDF with a version in its name', 'Dana Rivera v2.1', pdf(), 'Dana Rivera v2.1.pdf'],
  ['PDF without a name', '', pdf(), 'resume.pdf'],
  ['PDF with a name of 300 letters', `${'x'.repeat(300)}.PDF`, pdf(), `${'x'.repeat(196)}.PDF`],
  ['PDF whose name has 300 letters and no extension', 'x'.repeat(300), pdf(), `${'x'.repeat(196)}.pdf`],
  ['PDF whose long name has an emoji at the cut', `x${'🔥'.repeat(150)}.pdf`, pdf(), `x${'🔥'.repeat(97)}.pdf`],
  ['PDF with a damaged character in its name', 'Dana\0Marsh\ud83d.pdf', pdf(), 'Dana Marsh .pdf'],
  ['Word document without an extension', 'document', docx(), 'document.docx'],
  [
    'Word document of Word for the web',
    'a.docx',
    zip(docxEntries('word/document2.xml', '/word/document2.xml')),
    'a.docx',
  ],
  ['Word document with backslashes', 'a.docx', zip(docxEntries('word\\document.xml')), 'a.docx'],
  ['Word document with a slash in front', 'a.docx', zip(docxEntries('/word/document.xml')), 'a.docx'],
  ['Word document in capitals', 'a.docx', zip(docxEntries('Word/Document.xml')), 'a.docx'],
  [
    'Word document with its part elsewhere',
    'a.docx',
    zip(docxEntries('content/main.xml', '/content/main.xml')),
    'a.docx',
  ],
  [
    'Word document of .NET, whose types go by extension',
    'a.docx',
    zip([
      {
        name: '[Content_Types].xml',
        content: contentTypes().replace(/Override PartName="[^"]*"/, 'Default Extension="xml"'),
      },
      { name: 'word/document.xml' },
    ]),
    'a.docx',
  ],
  [
    'Word document with namespaces and a list in UTF-16',
    'a.docx',
    zip([
      { name: '[Content_Types].xml', content: utf16(contentTypes().replaceAll(/<(?=\w)/g, '<ct:')) },
      { name: 'word/document.xml' },
    ]),
    'a.docx',
  ],
  [
    'Word document that is only stored',
    'a.docx',
    zip(docxEntries().map((entry) => ({ ...entry, isStored: true }))),
    'a.docx',
  ],
  [
    'Word document with ZIP64 sizes',
    'a.docx',
    zip(docxEntries().map((entry) => ({ ...entry, isZip64: true }))),
    'a.docx',
  ],
  ['Word document and a line break', 'a.docx', Buffer.concat([docx(), text('\n')]), 'a.docx'],
  ['Word document and 60 kB of zeros', 'a.docx', Buffer.concat([docx(), Buffer.alloc(60_000)]), 'a.docx'],
  ['Word document with a comment', 'a.docx', zip(docxEntries(), 'made by a scanner'), 'a.docx'],
])('takes a %s', async (_what, name, bytes, label) => {
  expect(bytes.length).toBeLessThan(100_000);
  const resume = await parse(name, bytes);
  expect(resume).toMatchObject({ label, bytes });
  expect(label.toLowerCase().endsWith(`.${resume.extension}`)).toBe(true);
});

const manyEntries = (count: number, entry = docxEntries()[0]) =>
  zip(Array.from({ length: count }, () => entry ?? { name: 'x' }));

test.each<[what: string, name: string, bytes: Buffer<ArrayBuffer>, problem: ResumeProblem]>([
  ['an empty file', 'a.pdf', Buffer.alloc(0), 'empty'],
  ['more than 5 MB', 'a.pdf', pdf(5 * 1024 * 1024 + 1), 'tooLarge'],
  ['a program by its name', 'a.pdf.exe', pdf(), 'wrongType'],
  ['a picture by its name', 'resume.jpg', pdf(), 'wrongType'],
  ['a document of Pages by its name', 'resume.pages', docx(), 'wrongType'],
  ['a Word document with a password', 'a.docx', writtenByLibreOffice('-password.docx'), 'password'],
  ['an old Word document with a password', 'a.doc', writtenByLibreOffice('-password.doc'), 'password'],
  ['a ZIP with a password', 'a.docx', zip(docxEntries().map((each) => ({ ...each, isEncrypted: true }))), 'password'],
  ['a Windows program with a PDF inside', 'a.pdf', Buffer.concat([text('MZ\x90\0'), pdf()]), 'program'],
  ['a Linux program with a PDF inside', 'a.pdf', Buffer.concat([text('\x7fELF'), pdf()]), 'program'],
  ['a Mac program', 'a.pdf', text('\xcf\xfa\xed\xfe\x07\0\0\x01'), 'program'],
  ['a script', 'a.pdf', text('#!/bin/sh\n# %PDF-1.7'), 'program'],
  ['a web page', 'a.doc', text('<html><body>Dana Rivera %PDF-'), 'webPage'],
  ['a web page after blanks', 'a.doc', text('\xef\xbb\xbf \r\n<!DOCTYPE html>'), 'webPage'],
  ['a web page after a comment', 'a.pdf', text('<!-- x --><HTML>%PDF-'), 'webPage'],
  ['a web page in UTF-16', 'a.doc', utf16('<html>'), 'webPage'],
  ['a web archive', 'a.doc', text('MIME-Version: 1.0\r\nContent-Type: multipart/related'), 'webPage'],
  ['a document with macros', 'a.docx', zip([...docxEntries(), { name: 'word/vbaProject.bin' }]), 'macros'],
  ['macros in capitals', 'a.docx', zip([...docxEntries(), { name: 'WORD\\VBAPROJECT.BIN' }]), 'macros'],
  [
    'a renamed .docm',
    'a.docx',
    zip([
      {
        name: '[Content_Types].xml',
        content: contentTypes('/word/document.xml', 'application/vnd.ms-word.document.macroEnabled.main+xml'),
      },
      { name: 'word/document.xml' },
    ]),
    'macros',
  ],
  [
    'macros under another name',
    'a.docx',
    zip([
      {
        name: '[Content_Types].xml',
        content: contentTypes().replace(
          '</Types>',
          '<Override PartName="/word/x.bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>',
        ),
      },
      { name: 'word/document.xml' },
      { name: 'word/x.bin' },
    ]),
    'macros',
  ],
  [
    'macros in the second of two lists',
    'a.docx',
    zip([
      ...docxEntries(),
      {
        name: '[content_types].XML',
        content: contentTypes('/word/document.xml', 'application/vnd.ms-word.document.macroEnabled.main+xml'),
      },
    ]),
    'notADocument',
  ],
  ['two main parts', 'a.docx', zip([...docxEntries(), { name: 'word\\document.xml' }]), 'notADocument'],
  ['an old document with macros', 'a.doc', ole('WordDocument', '_VBA_PROJECT'), 'macros'],
  ['a spreadsheet', 'a.doc', ole('Workbook'), 'notADocument'],
  ['text', 'a.doc', text('Dana Rivera, HVAC technician'), 'notADocument'],
  ['XML', 'a.doc', text('<?xml version="1.0"?><w:wordDocument/>'), 'notADocument'],
  ['a picture', 'a.pdf', text('\x89PNG\r\n\x1a\n'), 'notADocument'],
  ['a PDF after 2,000 bytes', 'a.pdf', Buffer.concat([Buffer.alloc(2000, '.'), pdf()]), 'notADocument'],
  ['another ZIP', 'a.docx', zip([{ name: 'xl/workbook.xml' }]), 'notADocument'],
  ['a ZIP that lists a document and has none', 'a.docx', zip(docxEntries().slice(0, 2)), 'notADocument'],
  ['a ZIP with a document and no list', 'a.docx', zip(docxEntries().slice(1)), 'notADocument'],
  ['a ZIP that is cut short', 'a.docx', docx().subarray(0, -1), 'notADocument'],
  ['a ZIP without its middle', 'a.docx', Buffer.concat([docx().subarray(0, 60), docx().subarray(-22)]), 'notADocument'],
  [
    'a ZIP that claims to hold 12 GB',
    'a.docx',
    zip([...docxEntries(), { name: 'x', unpacked: 0xffff_fffe }]),
    'notADocument',
  ],
  ['a ZIP whose entries overlap', 'a.docx', zip([...docxEntries(), { name: 'x', packed: 5_000_000 }]), 'notADocument'],
  [
    'a list that unpacks to more than it says',
    'a.docx',
    zip([
      { name: '[Content_Types].xml', content: contentTypes().padEnd(1e6), unpacked: 1000 },
      { name: 'word/document.xml' },
    ]),
    'notADocument',
  ],
  [
    'a list of megabytes',
    'a.docx',
    zip([{ name: '[Content_Types].xml', content: contentTypes().padEnd(1e6) }, { name: 'word/document.xml' }]),
    'notADocument',
  ],
  ['60,000 entries', 'a.docx', manyEntries(60_000, { name: 'x' }), 'notADocument'],
])('refuses %s', async (_what, name, bytes, problem) => {
  await expect(parse(name, bytes)).rejects.toThrow(resumeMessages[problem].description);
});

test('every refusal that spec.md has no words for says what to do', () => {
  const { wrongType: _type, tooLarge: _size, unreadable: _again, ...others } = resumeMessages;
  for (const { description } of Object.values(others)) expect(description).toMatch(/[Pp]lease (save|open|choose)/);
});

describe('the work for a hostile document', () => {
  test.each([10, 1_000, 10_000])('is one part unpacked at most, with %d parts of one name', async (count) => {
    const unpacked = vi.spyOn(zlib, 'createInflateRaw');
    await expect(parse('a.docx', manyEntries(count))).rejects.toThrow(resumeMessages.notADocument.description);
    expect(unpacked.mock.calls.length).toBeLessThanOrEqual(1);
    unpacked.mockRestore();
  });

  test.each([10, 1_000])('copies no more than the file, with %d entries that claim to fill it', async (count) => {
    const entry = { name: 'x', isStored: true, packed: 4_000_000, unpacked: 4_000_000 };
    const bytes = zip([...docxEntries(), ...Array.from({ length: count }, () => entry)]);
    const copy = vi.spyOn(Buffer.prototype, 'copy');
    await expect(parse('a.docx', bytes)).rejects.toThrow(resumeMessages.notADocument.description);
    const copied = copy.mock.calls.map(([, , from, end]) => Number(end) - Number(from));
    copy.mockRestore();
    expect(copied.reduce((sum, length) => sum + length, 0)).toBeLessThan(2 * bytes.length);
  });

  test('ends for any bytes in the place of others', async () => {
    const samples = [
      docx(),
      zip(docxEntries().map((entry) => ({ ...entry, isZip64: true }))),
      writtenByLibreOffice('.doc'),
    ];
    const change = fc.tuple(fc.nat(20_000), fc.uint8Array({ minLength: 1, maxLength: 8 }));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...samples),
        fc.array(change, { minLength: 1, maxLength: 4 }),
        async (sample, changes) => {
          const bytes = Buffer.from(sample);
          for (const [at, part] of changes) Buffer.from(part).copy(bytes, at % bytes.length);
          const found = await parse('a', bytes).catch((error: unknown) => error);
          expect(found).toHaveProperty(found instanceof Error ? 'reason' : 'label');
        },
      ),
      { seed, numRuns: 2_000 },
    );
  });
});

test.each([
  ['../../x.pdf', 'x.pdf'],
  ['C:\\Users\\dana\\x.pdf', 'x.pdf'],
  ['..\\..\\.pdf', 'pdf.pdf'],
  ['/etc/resume.pdf/', 'resume.pdf'],
  ['my résumé (2026).pdf', 'my résumé (2026).pdf'],
  ['annual\u202Efdp.pdf', 'annualfdp.pdf'],
  ['<b>"a"</b>.pdf', 'b.pdf'],
  ['cv.constructor', 'cv.constructor.pdf'],
  ['x'.repeat(200), `${'x'.repeat(196)}.pdf`],
])('shows the name %s as %s', async (name, label) => {
  expect((await parse(name, pdf())).label).toBe(label);
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
