import { zodResolver } from '@hookform/resolvers/zod';
import { specialBody, type AdminSpecial } from '@hvac/content/model';
import { specialChangeWords } from '@hvac/content/words';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch, type FieldErrors, type Resolver } from 'react-hook-form';
import { ApiError, getErrorMessage } from '../../../api/ApiError.ts';
import { randomId } from '../../randomId.ts';
import { dropDraft, readDraft, writeDraft } from '../drafts.ts';
import { knownVersion, type FormTarget } from '../formTarget.ts';
import { differences, fieldNames, valuesOf, type SpecialValues } from '../specialValues.ts';
import { useSaveSpecial } from '../useAdminSpecials.ts';

/** How the last save ended. */
type Outcome =
  | { kind: 'refused'; problems: readonly (keyof SpecialValues)[]; messages: Record<string, string> }
  | { kind: 'failed'; sentence: string }
  | { kind: 'stale' }
  | { kind: 'gone' };

export interface SpecialFormSettings {
  target: FormTarget;
  /** The special as the list has it now. */
  latest: AdminSpecial | undefined;
  /** Gets what was done, and the special's title. */
  onSaved: (done: string, title: string) => void;
  /** The save failed after another special was opened: gets what failed, and why. */
  onFailedLate: (failure: string, sentence: string) => void;
  /** Reads the list again; resolves to it. */
  reload: () => Promise<readonly AdminSpecial[] | undefined>;
}

const prefix = 'special';
const fieldId = (name: string) => `${prefix}-${name}`;
const resolver = zodResolver(specialBody, undefined, { raw: true }) as unknown as Resolver<SpecialValues>;
const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : undefined);

/** The form for one special: what was typed survives every failure, and a stale edit overwrites nothing. */
export function useSpecialForm(settings: SpecialFormSettings) {
  const { target, latest, onSaved, onFailedLate, reload } = settings;
  const { key } = target;
  /** What was typed before: for another special was opened, or the page was left. */
  const [draft] = useState(() => readDraft(key));
  const [idempotencyKey] = useState(() => draft?.idempotencyKey ?? randomId());
  const form = useForm<SpecialValues>({
    defaultValues: draft?.values ?? target.initial,
    resolver,
    shouldFocusError: false,
    reValidateMode: 'onChange',
  });
  const values = useWatch({ control: form.control }) as SpecialValues;
  const { errors } = form.formState;
  const [edited, setEdited] = useState(draft?.edited ?? target.edited);
  const [outcome, setOutcome] = useState<Outcome>();
  /** What somebody else changed meanwhile, and how it reads now. */
  const [theirs, setTheirs] = useState<{ names: (keyof SpecialValues)[]; values: SpecialValues }>();
  const outcomeRef = useRef<HTMLDivElement>(null);
  const busy = useRef(false);
  const { save, saving } = useSaveSpecial(key);
  const { done, failed: failure } = specialChangeWords[edited ? 'update' : 'create'];

  const open = useRef(false);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);
  const [began] = useState(target);
  useEffect(() => {
    const isAsItBegan = edited === began.edited && differences(values, began.initial).length === 0;
    if (isAsItBegan) dropDraft(key);
    else writeDraft(key, { values, edited, idempotencyKey });
  }, [values, edited, began, key, idempotencyKey]);
  useEffect(() => outcomeRef.current?.focus(), [outcome, theirs]);

  const fail = (error: unknown) => {
    const status = statusOf(error);
    // The login card says what is wrong.
    if (status === 401) return;
    const sentence = getErrorMessage(error, 'Please try again.');
    if (!open.current) {
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
      problems,
      messages: Object.fromEntries(problems.map((name) => [name, found[name]?.message ?? ''])),
    });
  };

  const send = async (typed: SpecialValues) => {
    setOutcome(undefined);
    try {
      await save({ values: typed, idempotencyKey, edited: edited && knownVersion(edited, latest) });
    } catch (error) {
      fail(error);
      return;
    }
    onSaved(done, typed.title);
  };

  /** Loads what somebody else saved. From here on, saving puts the form's words over theirs knowingly. */
  const showTheirs = async () => {
    const now = (await reload())?.find(({ id }) => id === edited?.id);
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
      ? outcome.problems.map((name) => ({
          id: fieldId(name),
          message: outcome.messages[name] ?? '',
          solved: !errors[name],
        }))
      : [];
  return {
    values,
    /** What stands in the form is from before. */
    isKept: draft !== undefined,
    edited,
    failure,
    outcome,
    outcomeRef,
    problems,
    theirs,
    saving,
    field: (name: keyof SpecialValues) => ({
      ...form.register(name),
      id: fieldId(name),
      error: errors[name]?.message,
      // What is typed while saving would be lost with the answer.
      readOnly: saving,
    }),
    takeTheirs: (name: keyof SpecialValues) => {
      if (!theirs) return;
      form.setValue(name, theirs.values[name], { shouldDirty: true, shouldValidate: true });
      setTheirs({ ...theirs, names: theirs.names.filter((other) => other !== name) });
    },
    showTheirs: () => void showTheirs(),
    /** The special is gone: what was typed becomes a new one. */
    keepAsNew: () => {
      setEdited(undefined);
      setOutcome(undefined);
    },
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      // A second press or Enter while the first is on its way.
      if (busy.current || saving) return;
      busy.current = true;
      void form
        .handleSubmit(send, refuse)()
        .finally(() => {
          busy.current = false;
        });
    },
  };
}

export type SpecialFormState = ReturnType<typeof useSpecialForm>;
