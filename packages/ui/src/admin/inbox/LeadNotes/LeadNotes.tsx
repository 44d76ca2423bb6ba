import { firstSentence, leadNote, type LeadDetail } from '@hvac/content/model';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { TextAreaField } from '../../../forms/TextAreaField/TextAreaField.tsx';
import { longTime } from '../time.ts';
import * as css from './LeadNotes.css.ts';
import { useNoteDraft } from './useNoteDraft.ts';

interface LeadNotesProps {
  /** Id of the lead: what is typed is kept for it until it is saved. */
  lead: string;
  notes: LeadDetail['notes'];
  /** The present, in milliseconds since 1970. */
  now: number;
  /** A note is on its way. */
  busy: boolean;
  /** Why the last note was not kept. */
  failure?: string | undefined;
  /** Resolves to whether the note was kept. */
  onAdd: (text: string) => Promise<boolean>;
}

/** What the office wrote about a lead, oldest first, and a field for more. */
export const LeadNotes = ({ lead, notes, now, busy, failure, onAdd }: LeadNotesProps) => {
  const { attach, read, keep, clear } = useNoteDraft(lead);
  const [refusal, setRefusal] = useState<string>();

  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = read();
    const note = leadNote.safeParse({ text: typed });
    setRefusal(note.success ? undefined : firstSentence(note.error));
    if (note.success && (await onAdd(note.data.text))) clear(typed);
  };

  return (
    <div className={css.notes}>
      {notes.length > 0 && (
        <ul className={css.list}>
          {notes.map(({ at, by, text }, index) => (
            // Notes are only ever added: their place is theirs.
            <li key={index} className={css.note}>
              <p className={css.time}>
                {by !== undefined && <bdi>{by}, </bdi>}
                {longTime(at, now)}
              </p>
              <p dir="auto" className={css.text}>
                {text}
              </p>
            </li>
          ))}
        </ul>
      )}
      <form noValidate aria-label="Add a note" className={css.form} onSubmit={(event) => void add(event)}>
        <div className={css.field}>
          <TextAreaField
            id={`note-${lead}`}
            name="note"
            label="New note"
            hint="For the office only."
            error={refusal ?? failure}
            ref={attach}
            onChange={keep}
          />
        </div>
        <Button type="submit" variant="secondary" size="compact" disabled={busy}>
          {busy ? 'Adding...' : 'Add note'}
        </Button>
      </form>
    </div>
  );
};
