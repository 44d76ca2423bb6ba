import { leadNote, type LeadDetail, type LeadNote } from '@hvac/content/model';
import { noteWords } from '@hvac/content/words';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { TextAreaField } from '../../../forms/TextAreaField/TextAreaField.tsx';
import { readStorage, writeStorage } from '../../../hydration/storage.ts';
import { draftPrefix } from '../../auth/adminToken.ts';
import { randomId } from '../../randomId.ts';
import { useZodForm } from '../../useZodForm.ts';
import { longTime } from '../time.ts';
import * as css from './LeadNotes.css.ts';

interface LeadNotesProps {
  /** Id of the lead, which the draft belongs to. */
  lead: string;
  /** The notes so far, oldest first. */
  notes: LeadDetail['notes'];
  /** Current time, in milliseconds since 1970. */
  now: number;
  /** The note is being saved. */
  busy: boolean;
  /** Why the last note was not saved. */
  failure?: string | undefined;
  /** Resolves to true when the note was saved. */
  onAdd: (note: { id: string; text: string }) => Promise<boolean>;
}

const draftKey = (lead: string) => `${draftPrefix}note:${lead}`;

/** Makes a text the draft of a lead's next note, unless there is one. */
export function restoreNoteDraft(lead: string, text: string): void {
  if (!readStorage(draftKey(lead))?.['text']) writeStorage(draftKey(lead), { text });
}

/** The notes on a lead, oldest first, and a form to add one. */
export const LeadNotes = ({ lead, notes, now, busy, failure, onAdd }: LeadNotesProps) => {
  const key = draftKey(lead);
  const { field, handleSubmit, getValues, setValue } = useZodForm<Pick<LeadNote, 'text'>>(`note-${lead}`, leadNote, {
    defaultValues: { text: readStorage(key)?.['text'] ?? '' },
  });

  const add = handleSubmit(async ({ text }) => {
    const before = readStorage(key);
    // A retry of the same text keeps its id, so that the server saves one note.
    const id = before?.['id'] && before['sent'] === text ? before['id'] : randomId();
    writeStorage(key, { text, sent: text, id });
    if (!(await onAdd({ id, text: text.trim() }))) return;
    // Keep what was typed while the request was pending.
    if (readStorage(key)?.['text'] === text) writeStorage(key, {});
    if (getValues('text') === text) setValue('text', '');
  });

  const input = field('text', {
    onChange: ({ target }: { target: HTMLTextAreaElement }) =>
      writeStorage(key, target.value === '' ? {} : { ...readStorage(key), text: target.value }),
  });
  return (
    <Stack gap="s">
      {notes.length > 0 && (
        <Stack as="ul" gap="s">
          {notes.map(({ id, at, by, text }, index) => (
            // A script may have added it without an id.
            <li key={id ?? index} className={css.note}>
              <p className={css.time}>
                {by !== undefined && <bdi>{by}, </bdi>}
                {longTime(at, now)}
              </p>
              <p dir="auto" className={css.text}>
                {text}
              </p>
            </li>
          ))}
        </Stack>
      )}
      <form noValidate aria-label={noteWords.label} className={css.form} onSubmit={(event) => void add(event)}>
        <div className={css.field}>
          <TextAreaField {...input} label={noteWords.text} hint={noteWords.hint} error={input.error ?? failure} />
        </div>
        <Button type="submit" variant="secondary" size="compact" loading={busy}>
          {busy ? noteWords.adding : noteWords.add}
        </Button>
      </form>
    </Stack>
  );
};
