import { specialBody } from '@hvac/content/model';
import { specialChangeWords, specialFormWords } from '@hvac/content/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ApiError } from '../../../api/ApiError.ts';
import { problemsOf } from '../../../forms/private/formStatus.ts';
import { useFormStatus } from '../../../forms/private/useFormStatus.ts';
import { failureOf, specialsQuery } from '../../api.ts';
import { randomId } from '../../randomId.ts';
import { useZodForm } from '../../useZodForm.ts';
import { dropDraft, readDraft, writeDraft } from '../drafts.ts';
import { knownVersion, type FormTarget } from '../formTarget.ts';
import { changedFields, fieldNames, toSpecialValues, type SpecialValues } from '../specialValues.ts';
import { useSaveSpecial } from '../useAdminSpecials.ts';

/** Why it was not saved: for a reason that a sentence tells, or since somebody else has changed or deleted it. */
type Failure = { kind: 'told'; sentence: string } | { kind: 'stale' } | { kind: 'gone' };

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
  const { errors } = form.formState;
  const [edited, setEdited] = useState(draft?.edited ?? target.edited);
  /** Fields that somebody else changed meanwhile, and their new values. */
  const [theirs, setTheirs] = useState<{ names: (keyof SpecialValues)[]; values: SpecialValues }>();
  const formRef = useRef<HTMLFormElement>(null);
  const { status, statusRef, setStatus, isSending } = useFormStatus<Failure>(['special', key]);
  const saving = status.name === 'sending';
  const save = useSaveSpecial();
  const { done, failed: failure } = specialChangeWords[edited ? 'update' : 'create'];

  /** The edited special as it is in the list. */
  const findLatest = () => client.getQueryData(specialsQuery.queryKey)?.find(({ id }) => id === edited?.id);

  const [began] = useState(target);
  useEffect(() => {
    const isAsItBegan = edited === began.edited && changedFields(values, began.initial).length === 0;
    if (isAsItBegan) dropDraft(key);
    else writeDraft(key, { values, edited, idempotencyKey });
  }, [values, edited, began, key, idempotencyKey]);
  useEffect(() => statusRef.current?.focus(), [theirs, statusRef]);

  const fail = (error: unknown) => {
    const code = statusOf(error);
    const sentence = failureOf(error, specialChangeWords.again);
    const isShown = formRef.current !== null;
    const kind = edited && code === 412 ? 'stale' : edited && code === 404 ? 'gone' : 'told';
    if (sentence === undefined || !isShown) setStatus({ name: 'editing' });
    else setStatus({ name: 'failed', failure: kind === 'told' ? { kind, sentence } : { kind } });
    if (sentence !== undefined && !isShown) onFailedLate(failure, sentence);
  };

  const send = async (typed: SpecialValues) => {
    if (isSending()) return;
    setStatus({ name: 'sending' });
    try {
      await save({ values: typed, idempotencyKey, edited: edited && knownVersion(edited, findLatest()) });
    } catch (error) {
      fail(error);
      return;
    }
    setStatus({ name: 'editing' });
    onSaved(done, typed.title);
  };

  /** Loads the newer version, so that the next save overwrites it knowingly. */
  const loadTheirs = useMutation({
    mutationFn: () => client.refetchQueries({ ...specialsQuery, exact: true }, { throwOnError: true }),
    onSuccess: () => {
      const now = findLatest();
      if (!now || !edited) {
        setStatus({ name: 'failed', failure: { kind: 'gone' } });
        return;
      }
      setTheirs({ names: changedFields(toSpecialValues(edited), toSpecialValues(now)), values: toSpecialValues(now) });
      setEdited(now);
      setStatus({ name: 'editing' });
    },
  });

  return {
    formRef,
    values,
    /** The form shows a draft. */
    isKept: draft !== undefined,
    edited,
    failure,
    status,
    statusRef,
    problems:
      status.name === 'refused'
        ? status.problems.map(({ name, message }) => ({
            id: form.field(name as keyof SpecialValues).id,
            message,
            solved: !errors[name as keyof SpecialValues],
          }))
        : [],
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
    loadTheirs: {
      label: specialFormWords.loadTheirs,
      run: () => loadTheirs.mutate(),
      busy: loadTheirs.isPending,
      failure: failureOf(loadTheirs.error, specialChangeWords.again),
    },
    /** The special was deleted: save the input as a new one. */
    keepAsNew: () => {
      setEdited(undefined);
      setStatus({ name: 'editing' });
    },
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      void form.handleSubmit(send, (found) =>
        setStatus({
          name: 'refused',
          problems: problemsOf(fieldNames, (name) => found[name as keyof SpecialValues]?.message),
        }),
      )();
    },
  };
}

export type SpecialFormState = ReturnType<typeof useSpecialForm>;
