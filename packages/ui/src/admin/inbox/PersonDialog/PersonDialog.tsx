import {
  erased as erasedSchema,
  personFound,
  endpoints,
  firstSentence,
  identityKeys,
  localDay,
  unknownPersonMessage,
  parsePersonRequest,
  personRequest,
  personWord,
  type Erased,
  type PersonFound,
} from '@hvac/content/model';
import { eraseWords, personWords } from '@hvac/content/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fillIn } from '../../../components/private/fillIn.tsx';
import { ButtonGroup } from '../../../components/ButtonGroup/ButtonGroup.tsx';
import { Alert } from '../../../components/Alert/Alert.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useAutofillForm } from '../../../forms/private/useAutofillForm.ts';
import { TextField } from '../../../forms/TextField/TextField.tsx';
import { adminFetch, failureOf, overviewQuery } from '../../api.ts';
import { useDownload } from '../../useDownload.ts';
import { formatCount } from '../format.ts';
import { serverTime } from '../../serverClock.ts';

const people = endpoints.adminPeople;

/** "2 leads, 1 résumé and 2 messages" */
const amount = ({ leads, resumes, messages }: Erased) =>
  fillIn(personWords.amount, {
    leads: formatCount(leads, 'lead'),
    resumes: formatCount(resumes, 'resume'),
    messages: formatCount(messages, 'message'),
  });

/** "2 leads, 1 résumé and 2 messages still to go out, of Rosa Delgado" */
const formatFound = ({ names, ...found }: PersonFound) =>
  fillIn(personWords.found, { amount: amount(found), names: names.join(', ') });

/** What was erased, and what is still there. */
const formatErased = ({ remaining = 0, ...erased }: Erased): string =>
  [
    fillIn(personWords.erased, { amount: amount(erased) }),
    ...(remaining > 0 ? [fillIn(personWords.remaining, { leads: formatCount(remaining, 'lead') })] : []),
  ].join(' ');

/** Validates an email address, phone number or name. @returns true or the error message */
function validate(typed: string): string | true {
  const person = personRequest.safeParse(parsePersonRequest(typed));
  return person.success || firstSentence(person.error);
}

/** Whether two inputs are the same address, phone number or name, in any spelling. */
function isSame(one: string, other: string): boolean {
  const keys = identityKeys(parsePersonRequest(one));
  return identityKeys(parsePersonRequest(other)).some((key) => keys.includes(key));
}

const exportName = () => `person-${localDay(serverTime())}.json`;

interface EraseStepProps {
  /** Address, number or name of the person. */
  typed: string;
  /** What will be erased, in words. */
  what: string;
  /** A request is pending. */
  busy: boolean;
  /** Erases everything. */
  onErase: () => void;
  /** Leaves everything as it is. */
  onCancel: () => void;
}

/** Asks for the same again, because erasing cannot be undone. */
const EraseStep = ({ typed, what, busy, onErase, onCancel }: EraseStepProps) => {
  const { register, handleSubmit, setFocus, formState } = useAutofillForm({ defaultValues: { confirm: '' } });
  const word = personWord(parsePersonRequest(typed));
  useEffect(() => setFocus('confirm'), [setFocus]);
  return (
    <form noValidate aria-label={eraseWords.label} onSubmit={(event) => void handleSubmit(onErase)(event)}>
      <Alert tone="error" title={fillIn(eraseWords.title, { person: typed })}>
        <p>{fillIn(eraseWords.text, { what })}</p>
        <TextField
          {...register('confirm', {
            validate: (again) => isSame(typed, again) || fillIn(eraseWords.different, { word }),
          })}
          id="person-confirm"
          label={fillIn(eraseWords.again, { word })}
          error={formState.errors.confirm?.message}
          autoComplete="off"
        />
        <ButtonGroup>
          <Button type="submit" size="compact" variant="dark" loading={busy}>
            {busy ? eraseWords.erasing : eraseWords.erase}
          </Button>
          <Button size="compact" variant="secondary" disabled={busy} onClick={onCancel}>
            {eraseWords.keep}
          </Button>
        </ButtonGroup>
      </Alert>
    </form>
  );
};

interface PersonFormProps {
  /** Default address: that of the open lead. */
  email?: string | undefined;
  /** Only the owner can erase. */
  canErase: boolean;
}

const PersonForm = ({ email = '', canErase }: PersonFormProps) => {
  const client = useQueryClient();
  const download = useDownload(personWords.exportFailed);
  const find = useMutation({
    mutationFn: (typed: string) => adminFetch(personFound, 'POST', `${people}/find`, parsePersonRequest(typed)),
  });
  const erase = useMutation({
    mutationFn: (typed: string) => adminFetch(erasedSchema, 'POST', `${people}/erase`, parsePersonRequest(typed)),
    onSuccess: () => {
      void client.invalidateQueries(overviewQuery);
      leaveStep();
    },
  });
  const { register, handleSubmit, setFocus, formState } = useAutofillForm({ defaultValues: { person: email } });
  const [erasing, setErasing] = useState<{ typed: string; what: string }>();
  const busy = find.isPending || download.busy || erase.isPending;

  /** Closes the confirmation, and moves the focus back to the field. */
  const leaveStep = () => {
    setErasing(undefined);
    setFocus('person');
  };
  /** Looks up the person first, and continues when there are leads. */
  const withPerson = (next: (typed: string, what: string) => void) =>
    handleSubmit(({ person }) => {
      const typed = person.trim();
      erase.reset();
      download.reset();
      find.mutate(typed, { onSuccess: (found) => next(typed, formatFound(found)) });
    });
  const exportAll = withPerson((typed) =>
    download.start({ url: `${people}/export`, name: exportName(), body: parsePersonRequest(typed) }),
  );
  const askToErase = withPerson((typed, what) => setErasing({ typed, what }));

  const failure =
    failureOf(find.error, personWords.findFailed) ??
    download.failure ??
    failureOf(erase.error, personWords.eraseFailed);
  const erased =
    erase.data &&
    (erase.data.leads === 0 && !erase.data.remaining
      ? unknownPersonMessage(parsePersonRequest(erase.variables))
      : formatErased(erase.data));
  const saved = download.done && find.data && fillIn(personWords.saved, { found: formatFound(find.data) });
  return (
    <>
      <Text size="label">{canErase ? personWords.textForOwner : personWords.text}</Text>
      <TextField
        {...register('person', { validate, onChange: () => setErasing(undefined) })}
        id="person-email"
        label={personWords.person}
        error={formState.errors.person?.message}
        autoComplete="off"
      />
      {erasing ? (
        <EraseStep {...erasing} busy={busy} onCancel={leaveStep} onErase={() => erase.mutate(erasing.typed)} />
      ) : (
        <ButtonGroup>
          <Button size="compact" variant="dark" loading={busy} onClick={(event) => void exportAll(event)}>
            {personWords.export}
          </Button>
          {canErase && (
            <Button size="compact" variant="secondary" loading={busy} onClick={(event) => void askToErase(event)}>
              {personWords.erase}
            </Button>
          )}
        </ButtonGroup>
      )}
      <InlineError message={failure} />
      <div role="status">{(erased || saved) && <Text size="label">{erased || saved}</Text>}</div>
    </>
  );
};

interface PersonDialogProps extends PersonFormProps {
  /** The dialog is open. */
  open: boolean;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** Exports or erases all data about one email address, phone number or name. */
export const PersonDialog = ({ open, onClose, ...person }: PersonDialogProps) => (
  <Dialog open={open} title={personWords.title} onClose={onClose}>
    <PersonForm {...person} />
  </Dialog>
);
