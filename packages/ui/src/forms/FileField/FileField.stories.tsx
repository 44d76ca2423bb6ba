import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { FileField } from './FileField.tsx';

const resume = new File(['%PDF-1.7'.padEnd(348_160)], 'Rosa Delgado resume.pdf', { type: 'application/pdf' });

const meta = preview.meta({
  title: 'Forms/FileField',
  component: FileField,
  args: {
    name: 'resume',
    label: 'Résumé',
    hint: 'PDF, DOC or DOCX, up to 5 MB. Optional.',
    accept: '.pdf,.doc,.docx',
    file: undefined,
    onChoose: fn(),
    onRemove: fn(),
  },
  render: (args) => <Keeping {...args} />,
});

/** Keeps the file as a form does. */
const Keeping = ({ file: first, onChoose, onRemove, ...args }: Parameters<typeof FileField>[0]) => {
  const [file, setFile] = useState(first);
  return (
    <FileField
      {...args}
      file={file}
      onChoose={(picked) => {
        onChoose(picked);
        setFile(picked);
      }}
      onRemove={() => {
        onRemove();
        setFile(undefined);
      }}
    />
  );
};

export const Empty = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Résumé');
    await expect(input).toHaveAccessibleDescription('PDF, DOC or DOCX, up to 5 MB. Optional.');
    await expect(input).toHaveAttribute('accept', '.pdf,.doc,.docx');
  },
});
export const Chosen = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Résumé');
    await userEvent.upload(input, resume);
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith(resume);
    await expect(canvas.getByRole('status')).toHaveTextContent('Rosa Delgado resume.pdf 340 KB');
    await expect(input).toHaveAccessibleDescription(/Rosa Delgado resume\.pdf 340 KB$/);
  },
});
Chosen.test('gives the focus back when the file is removed', async ({ args, canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Remove' });
  await expect(button).toHaveAccessibleDescription('Rosa Delgado resume.pdf 340 KB');
  await userEvent.click(button);
  await expect(args.onRemove).toHaveBeenCalledOnce();
  await expect(canvas.getByLabelText('Résumé')).toHaveFocus();
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
});
Chosen.test('takes the same file again after it was removed', async ({ args, canvas, userEvent }) => {
  const input = canvas.getByLabelText('Résumé');
  await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
  await userEvent.upload(input, resume);
  await expect(args.onChoose).toHaveBeenCalledTimes(2);
  await expect(canvas.getByText('340 KB')).toBeVisible();
});
export const WithError = meta.story({
  args: { error: 'Please upload a PDF, DOC, or DOCX file.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Résumé');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Please upload a PDF, DOC, or DOCX file\./);
  },
});
/** One was refused; the one before it is kept. */
export const WithErrorAndFile = meta.story({
  args: { file: resume, error: 'Please upload a file smaller than 5MB.' },
});
/** The refused file is named until it is replaced or removed. */
export const WithRefusedFile = meta.story({
  args: {
    refusedName: 'resume.html',
    error: 'Please upload a PDF, DOC, or DOCX file.',
    onRemoveRefused: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Remove' });
    await expect(button).toHaveAccessibleDescription('“resume.html” can’t be sent');
    await userEvent.click(button);
    await expect(args.onRemoveRefused).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Résumé')).toHaveFocus();
  },
});
/** Does what a visitor's hand does with a file. Says whether the browser would go on to open it. */
function drag(type: 'dragover' | 'dragleave' | 'drop', onto: HTMLElement, relatedTarget: Element | null = null) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(resume);
  return onto.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, relatedTarget }));
}
export const DraggedOver = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(drag('dragover', canvas.getByLabelText('Résumé'))).toBe(false);
  },
});
DraggedOver.test('stays marked while the file moves within the box, and not after it', async ({ canvas }) => {
  const input = canvas.getByLabelText('Résumé');
  const box = input.parentElement as HTMLElement;
  await waitFor(() => expect(box).toHaveStyle({ borderStyle: 'solid' }));
  drag('dragleave', box, input);
  drag('dragleave', input, canvas.getByRole('status'));
  await new Promise(requestAnimationFrame);
  await expect(box).toHaveStyle({ borderStyle: 'solid' });
  drag('dragleave', input, document.body);
  await waitFor(() => expect(box).toHaveStyle({ borderStyle: 'dashed' }));
});
DraggedOver.test(
  'takes a file dropped anywhere in the box',
  {
    args: { file: new File(['old'], 'old.pdf') },
  },
  async ({ args, canvas }) => {
    await expect(drag('drop', canvas.getByText('old.pdf'))).toBe(false);
    await canvas.findByText('Rosa Delgado resume.pdf');
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
);
export const LongName = meta.story({
  args: {
    file: new File(
      ['x'.repeat(1_310_720)],
      `${'Maximiliana-Konstantinopolitanska-Featherstonehaugh-'.repeat(3)}résumé.docx`,
    ),
  },
});
export const Focused = meta.story({
  tags: ['!autodocs'],
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Résumé')).toHaveFocus();
  },
});

Empty.test(
  'takes a file picked before hydration',
  {
    render: (args) => (
      <div
        data-testid="prerendered"
        ref={(container) => {
          if (container) container.innerHTML = renderToString(<Keeping {...args} />);
        }}
      />
    ),
  },
  async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Résumé'), resume);
    const hydrated = hydrateRoot(canvas.getByTestId('prerendered'), <Keeping {...args} />);
    await waitFor(() => expect(canvas.getByText('Rosa Delgado resume.pdf')).toBeVisible());
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith(resume);
    hydrated.unmount();
  },
);
