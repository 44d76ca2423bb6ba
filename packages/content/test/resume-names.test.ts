import { expect, test } from 'vitest';
import { fileExtension, maybeResume } from '../src/model.ts';

test.each([
  ['resume.pdf', 'pdf'],
  ['Resume.Pdf', 'pdf'],
  ['RESUME.DOCX', 'docx'],
  ['resume.pdf ', 'pdf'],
  ['scan.jpg', 'jpg'],
  ['SCAN.JPG', 'jpg'],
  ['song.mp3', 'mp3'],
  ['resume.pages', 'pages'],
  ['resume.pdf.exe', 'exe'],
  // Names of people and versions.
  ['Resume Dana.Marsh', undefined],
  ['J.Smith', undefined],
  ['CV.Dana.M', undefined],
  ['Dana Rivera v2.1', undefined],
  ['resume.2026', undefined],
  ['my.resume.v2', undefined],
  // Windows drops the dots at the end of a name.
  ['resume.pdf.', 'pdf'],
  ['1000012345', undefined],
])('the extension of %j is %j', (name, extension) => {
  expect(fileExtension(name)).toBe(extension);
});

// What phones, mail programs and servers call a file whose type they do not know.
test.each([
  '',
  'application/pdf',
  'application/x-pdf',
  'application/acrobat',
  'text/pdf',
  'application/octet-stream',
  'binary/octet-stream',
  'application/force-download',
  'application/x-download',
  'application/zip',
  'application/vnd.google-apps.document',
  'application/vnd.ms-word',
  'application/rtf',
  'APPLICATION/PDF',
  '*/*',
])('a file without an extension may be a résumé when its type is %j', (type) => {
  expect(maybeResume({ name: '1000012345', type })).toBe(true);
});

test.each(['image/jpeg', 'IMAGE/HEIC', 'video/mp4', 'audio/mpeg', 'font/ttf'])(
  'a file without an extension is none when its type is %j',
  (type) => {
    expect(maybeResume({ name: '1000012345', type })).toBe(false);
  },
);

test('with an extension, the type does not matter', () => {
  expect(maybeResume({ name: 'resume.pdf', type: 'image/jpeg' })).toBe(true);
  expect(maybeResume({ name: 'scan.jpg', type: 'application/pdf' })).toBe(false);
});
