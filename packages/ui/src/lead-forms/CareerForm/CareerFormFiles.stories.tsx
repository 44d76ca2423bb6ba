import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { company } from '#test/fixtures/company.ts';
import { careers, pick, resume, resumeInput } from '#test/forms/careers.ts';
import { expectKept, fillForm, submitForm } from '#test/forms/form.ts';
import { inCard } from '#test/forms/inCard.tsx';
import { problemReady, type Play } from '#test/forms/play.ts';
import { dismissToast } from '#test/forms/toast.ts';
import { CareerForm } from './CareerForm.tsx';

/** Résumés that cannot be taken. */
const meta = preview.meta({
  title: 'Lead forms/CareerForm/Files',
  component: CareerForm,
  args: { company },
  decorators: [inCard],
});

const wrongType = { title: 'Invalid File Type', description: 'Please upload a PDF, DOC, or DOCX file.' };
const tooLarge = { title: 'File Too Large', description: 'Please upload a file smaller than 5MB.' };
const empty = {
  title: 'Empty File',
  description: 'This file is empty. Please save your résumé again, as a PDF if you can, and choose it here.',
};
const unreadable = { title: 'File Error', description: 'Failed to process the resume file. Please try again.' };

/** A toast says why, the reason stays at the field, and the file is not kept. */
const refused = (file: File, { title, description }: typeof wrongType) => ({
  play: async ({ canvas, userEvent }: Play) => {
    await problemReady(canvas);
    pick(canvas, file);
    await dismissToast({ canvas, userEvent }, title, description);
    await expect(resumeInput(canvas)).toHaveAccessibleDescription(new RegExp(description));
    await expect(canvas.queryByText(file.name)).toBeNull();
    // A right one puts it right, and takes the toast of a wrong one away.
    pick(canvas, file);
    const toasts = within(canvas.getByRole('region', { name: /Notifications/ }));
    await toasts.findByText(title);
    pick(canvas, resume);
    await waitFor(() => expect(toasts.queryByText(title)).toBeNull());
    await expect(await canvas.findByText(resume.name)).toBeVisible();
    await expect(resumeInput(canvas)).not.toBeInvalid();
    pick(canvas, file);
    await dismissToast({ canvas, userEvent }, title, description);
    await expect(canvas.getByText(resume.name)).toBeVisible();
  },
});

export const WrongType = meta.story(refused(new File(['<html>'], 'resume.html'), wrongType));
export const TooLarge = meta.story(refused(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.pdf'), tooLarge));
export const EmptyFile = meta.story(refused(new File([], 'empty.pdf'), empty));

WrongType.test('takes the largest file that is allowed, named in capitals', async ({ canvas, userEvent }) => {
  await userEvent.upload(resumeInput(canvas), new File([new Uint8Array(5 * 1024 * 1024)], 'RESUME.PDF'));
  await expect(canvas.getByText('RESUME.PDF')).toBeVisible();
  await expect(canvas.getByText('5.0 MB')).toBeVisible();
});

/** Moved or deleted since it was chosen: nothing is sent, and everything else stays. */
export const CannotBeRead = meta.story({
  beforeEach() {
    const spy = spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function fail(this: FileReader) {
      this.dispatchEvent(new ProgressEvent('error'));
    });
    return () => spy.mockRestore();
  },
  play: async (play) => {
    const form = careers(resume);
    await fillForm(play, form);
    await submitForm(play, form);
    await dismissToast(play, unreadable.title, unreadable.description);
    await expect(play.canvas.getByRole('alert')).toHaveTextContent(unreadable.description);
    await expectKept(play, form);
    await expect(play.canvas.getByRole('button', { name: 'Submit application' })).toBeEnabled();
  },
});

WrongType.test('takes a file without an extension by its type', async (context) => {
  pick(context.canvas, new File(['%PDF'], '1000012345', { type: 'application/pdf' }));
  await expect(await context.canvas.findByText('1000012345')).toBeVisible();
  await expect(resumeInput(context.canvas)).not.toBeInvalid();
  pick(context.canvas, new File(['GIF'], '1000012346', { type: 'image/gif' }));
  await dismissToast(context, wrongType.title, wrongType.description);
});

WrongType.test('stands in its place in the summary of errors', async (play) => {
  const { canvas } = play;
  await submitForm(play, careers());
  const summary = within(await canvas.findByRole('alert'));
  const links = summary.getAllByRole('link').map(({ textContent }) => textContent);
  await expect(links.at(-2)).toBe(wrongType.description);
  pick(canvas, resume);
  await waitFor(() => expect(resumeInput(canvas)).not.toBeInvalid());
  await expect(summary.getByRole('link', { name: wrongType.description })).toHaveStyle({
    textDecorationLine: 'line-through',
  });
});

/** None is kept: the refused one can be removed, and the form is sent without. */
export const RefusedAlone = meta.story({
  parameters: { visual: { keepFocus: true } },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await problemReady(canvas);
    pick(canvas, new File(['<html>'], 'resume.html'));
    await dismissToast(play, wrongType.title, wrongType.description);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(resumeInput(canvas)).toHaveFocus();
    await expect(resumeInput(canvas)).not.toBeInvalid();
  },
});

WrongType.test('stops the sending until it is removed', async (play) => {
  const { canvas, userEvent } = play;
  const form = careers();
  await fillForm(play, form);
  await submitForm(play, form);
  await dismissToast(play, wrongType.title, wrongType.description);
  await expect(canvas.getByRole('alert')).toHaveTextContent(wrongType.description);
  const row = within(canvas.getByText(/resume\.html/).closest('div') as HTMLElement);
  await userEvent.click(row.getByRole('button', { name: 'Remove' }));
  await expect(resumeInput(canvas)).toHaveFocus();
  await expect(resumeInput(canvas)).not.toBeInvalid();
  await submitForm(play, form);
  await dismissToast(play, form.success.title, form.success.description);
});
