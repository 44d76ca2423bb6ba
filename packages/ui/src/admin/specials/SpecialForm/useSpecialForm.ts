import { specialBody } from '@hvac/content/model';
import { specialChangeWords } from '@hvac/content/words';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useWatch, type FieldErrors } from 'react-hook-form';
import { ApiError, getErrorMessage } from '../../../api/ApiError.ts';
import { specialsQuery } from '../../api.ts';
import { randomId } from '../../randomId.ts';
import { useZodForm } from '../../useZodForm.ts';
import { dropDraft, readDraft, writeDraft } from '../drafts.ts';
import { knownVersion, type FormTarget } from '../formTarget.ts';
import { differences, fieldNames, valuesOf, type SpecialValues } from '../specialValues.ts';
import { useSaveSpecial } from '../useAdminSpecials.ts';

/** The result of the last save. */
type Outcome =
  | { kind: 'refused'; problems: readonly { name: keyof SpecialValues; message: string }[] }
  | { kind: 'failed'; sentence: string }
  | { kind: 'stale' }
  | { kind: 'gone' };

export interface SpecialFormSettings {
  target: FormTarget;
  /** Called with what was done, and the special's title. */
  onSaved: (done: string, title: string) => void;
  /** Called when the save fails after another special was opened. */
  onFailedLate: (failure: string, sentence: string) => void;
}

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : undefined);

/** State of the form for one special. Errors keep the input, and a stale edit overwrites nothing. */
export function useSpecialForm({ target, onSaved, onFailedLate }: SpecialFormSettings) {
  const { key } = target;
  const client = useQueryClient();
  /** Kept when another special was opened or the page was left. */
  const [draft] = useState(() => readDraft(key));
  const [idempotencyKey] = useState(() => draft?.idempotencyKey ?? randomId());
  const form = useZodForm<SpecialValues>('special', specialBody, {
    defaultValues: draft?.values ?? target.initial,
    shouldFocusError: false,
    reValidateMode: 'onChange',
  });
  const values = useWatch({ control: form.control }) as SpecialValues;
  const { errors, isSubmitting } = form.formState;
  const [edited, setEdited] = useState(draft?.edited ?? target.edited);
  const [outcome, setOutcome] = useState<Outcome>();
  /** Fields that somebody else changed meanwhile, and their new values. */
  const [theirs, setTheirs] = useState<{ names: (keyof SpecialValues)[]; values: SpecialValues }>();
  const formRef = useRef<HTMLFormElement>(null);
  const outcomeRef = useRef<HTMLDivElement>(null);
  const { save, saving } = useSaveSpecial(key);
  const { done, failed: failure } = specialChangeWords[edited ? 'update' : 'create'];

  /** The edited special as it is in the list. */
  const findLatest = () => client.getQueryData(specialsQuery.queryKey)?.find(({ id }) => id === edited?.id);

  const [began] = useState(target);
  useEffect(() => {
    const isAsItBegan = edited === began.edited && differences(values, began.initial).length === 0;
    if (isAsItBegan) dropDraft(key);
    else writeDraft(key, { values, edited, idempotencyKey });
  }, [values, edited, began, key, idempotencyKey]);
  useEffect(() => outcomeRef.current?.focus(), [outcome, theirs]);

  const fail = (error: unknown) => {
    const status = statusOf(error);
    // The login card shows the error.
    if (status === 401) return;
    const sentence = getErrorMessage(error, 'Please try again.');
    // The form has closed.
    if (!formRef.current) {
      onFailedLate(failure, sentence);
      return;
    }
    const kind = edited && status === 412 ? 'stale' : edited && status === 404 ? 'gone' : 'failed';
    setOutcome(kind === 'failed' ? { kind, sentence } : { kind });
  };

  const refuse = (found: FieldErrors<SpecialValues>) => {
    const problems = fieldNames.filter((name) => found[name]);
    setOutcome({
      kind: 'refused',
      problems: problems.map((name) => ({ name, message: found[name]?.message ?? '' })),
    });
  };

  const send = async (typed: SpecialValues) => {
    setOutcome(undefined);
    try {
      await save({ values: typed, idempotencyKey, edited: edited && knownVersion(edited, findLatest()) });
    } catch (error) {
      fail(error);
      return;
    }
    onSaved(done, typed.title);
  };

  /** Loads the newer version, so that the next save overwrites it knowingly. */
  const showTheirs = async () => {
    await client.refetchQueries(specialsQuery);
    const now = findLatest();
    if (!now || !edited) {
      setOutcome({ kind: 'gone' });
      return;
    }
    setTheirs({ names: differences(valuesOf(edited), valuesOf(now)), values: valuesOf(now) });
    setEdited(now);
    setOutcome(undefined);
  };

  const problems =
    outcome?.kind === 'refused'
      ? outcome.problems.map(({ name, message }) => ({ id: form.field(name).id, message, solved: !errors[name] }))
      : [];
  return {
    formRef,
    values,
    /** The form shows a draft. */
    isKept: draft !== undefined,
    edited,
    failure,
    outcome,
    outcomeRef,
    problems,
    theirs,
    saving,
    field: (name: keyof SpecialValues) => ({
      ...form.field(name),
      // Input during the save would be lost with the response.
      readOnly: saving,
    }),
    takeTheirs: (name: keyof SpecialValues) => {
      if (!theirs) return;
      form.setValue(name, theirs.values[name], { shouldDirty: true, shouldValidate: true });
      setTheirs({ ...theirs, names: theirs.names.filter((other) => other !== name) });
    },
    showTheirs: () => void showTheirs(),
    /** The special was deleted: save the input as a new one. */
    keepAsNew: () => {
      setEdited(undefined);
      setOutcome(undefined);
    },
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      // Ignore a second click or Enter while a save is pending.
      if (!isSubmitting && !saving) void form.handleSubmit(send, refuse)();
    },
  };
}

export type SpecialFormState = ReturnType<typeof useSpecialForm>;
