import { useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../forms/TextField/TextField.tsx';
import { InlineFailure } from '../InlineFailure/InlineFailure.tsx';
import { EraseStep } from './EraseStep.tsx';
import * as css from '../InboxDialog/InboxDialog.css.ts';
import { refusalOf, usePerson } from './usePerson.ts';

interface PersonFormProps {
  /** Address to begin with. */
  email?: string | undefined;
}

/** Asks for the address, and before erasing for the address once more. */
export const PersonForm = ({ email = '' }: PersonFormProps) => {
  const person = usePerson();
  const field = useRef<HTMLInputElement>(null);
  // That of the start: the lead may leave the list while the dialog is open, and what stands in the field stays.
  const [first] = useState(email);
  const [refusal, setRefusal] = useState<string>();
  const [erasing, setErasing] = useState<string>();

  /** The step is gone, and the focus with it. */
  const leaveStep = () => {
    setErasing(undefined);
    field.current?.focus();
  };

  /** Goes on with the address that was typed, if there is one. */
  const withAddress = (next: (address: string) => void) => {
    const typed = field.current?.value.trim() ?? '';
    const wrong = refusalOf(typed);
    setRefusal(wrong);
    if (wrong) field.current?.focus();
    else next(typed);
  };

  return (
    <>
      <Text size="label">
        All leads with this e-mail address, their notes, résumés and mail: save them to a file for the person, or erase
        them for good.
      </Text>
      <TextField
        id="person-email"
        name="email"
        type="email"
        label="E-mail"
        error={refusal}
        autoComplete="off"
        defaultValue={first}
        ref={field}
        onChange={() => setErasing(undefined)}
      />
      {erasing === undefined ? (
        <div className={css.actions}>
          <Button size="compact" variant="dark" disabled={person.busy} onClick={() => withAddress(person.exportAll)}>
            Export
          </Button>
          <Button size="compact" variant="secondary" disabled={person.busy} onClick={() => withAddress(setErasing)}>
            Erase...
          </Button>
        </div>
      ) : (
        <EraseStep
          address={erasing}
          busy={person.busy}
          onCancel={leaveStep}
          onErase={async () => {
            if (await person.eraseAll(erasing)) leaveStep();
          }}
        />
      )}
      <InlineFailure message={person.failure} />
      <div role="status">{person.result && <Text size="label">{person.result}</Text>}</div>
    </>
  );
};
