import { useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../forms/TextField/TextField.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { EraseStep } from './EraseStep.tsx';
import * as css from '../../../components/Dialog/Dialog.css.ts';
import { foundWords, refusalOf, usePerson } from './usePerson.ts';

interface PersonFormProps {
  /** Address to begin with. */
  email?: string | undefined;
}

/** Asks for an address or a number, and before erasing, which it says what of, for the same once more. */
export const PersonForm = ({ email = '' }: PersonFormProps) => {
  const person = usePerson();
  const field = useRef<HTMLInputElement>(null);
  // That of the start: the lead may leave the list while the dialog is open, and what stands in the field stays.
  const [first] = useState(email);
  const [refusal, setRefusal] = useState<string>();
  const [erasing, setErasing] = useState<{ typed: string; what: string }>();

  /** The step is gone, and the focus with it. */
  const leaveStep = () => {
    setErasing(undefined);
    field.current?.focus();
  };

  /** Goes on with what was typed, if somebody is known by it. */
  const withPerson = async (next: (typed: string, what: string) => void) => {
    const typed = field.current?.value.trim() ?? '';
    const wrong = refusalOf(typed);
    setRefusal(wrong);
    if (wrong) return field.current?.focus();
    const found = await person.look(typed);
    if (found) next(typed, foundWords(found));
  };

  return (
    <>
      <Text size="label">
        All leads with an e-mail address or a phone number, their notes, résumés and mail: save them to a file for the
        person, or erase them for good.
      </Text>
      <TextField
        id="person-email"
        name="person"
        label="E-mail or phone"
        error={refusal}
        autoComplete="off"
        defaultValue={first}
        ref={field}
        onChange={() => setErasing(undefined)}
      />
      {erasing === undefined ? (
        <div className={css.actions}>
          <Button
            size="compact"
            variant="dark"
            disabled={person.busy}
            onClick={() => void withPerson(person.exportAll)}
          >
            Export
          </Button>
          <Button
            size="compact"
            variant="secondary"
            disabled={person.busy}
            onClick={() => void withPerson((typed, what) => setErasing({ typed, what }))}
          >
            Erase...
          </Button>
        </div>
      ) : (
        <EraseStep
          {...erasing}
          busy={person.busy}
          onCancel={leaveStep}
          onErase={async () => {
            if (await person.eraseAll(erasing.typed)) leaveStep();
          }}
        />
      )}
      <InlineError message={person.failure} />
      <div role="status">{person.result && <Text size="label">{person.result}</Text>}</div>
    </>
  );
};
