import {
  e164,
  endpoints,
  leadReceipt,
  phoneLead,
  phoneNumbers,
  repairType,
  serviceTypes,
  type PhoneLead,
} from '@hvac/content/model';
import { phoneLeadWords } from '@hvac/content/words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonGroup } from '../../../components/ButtonGroup/ButtonGroup.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { Inline } from '../../../components/layout/Inline/Inline.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { DraftNote } from '../../../forms/DraftNote/DraftNote.tsx';
import { focusField } from '../../../forms/private/focusField.ts';
import { FormGrid } from '../../../forms/FormGrid/FormGrid.tsx';
import { SelectField } from '../../../forms/SelectField/SelectField.tsx';
import { TextAreaField } from '../../../forms/TextAreaField/TextAreaField.tsx';
import { TextField } from '../../../forms/TextField/TextField.tsx';
import { readStorage, writeStorage } from '../../../hydration/storage.ts';
import { adminFetch, failureOf, leadsKey, leadsQuery, overviewQuery } from '../../api.ts';
import { draftPrefix } from '../../auth/adminToken.ts';
import { randomId } from '../../randomId.ts';
import { useZodForm } from '../../useZodForm.ts';
import { formatCount } from '../format.ts';

type Values = Omit<PhoneLead, 'id'>;
const typed = z.omit(phoneLead, { id: true });

interface PhoneLeadDialogProps {
  /** The dialog is open. */
  open: boolean;
  /** Called when the dialog closes. */
  onClose: () => void;
  /** Called with the id of the new lead. */
  onAdded: (id: string) => void;
}

interface KnownCallerProps extends Pick<Values, 'phone' | 'name'> {
  /** Takes the known name into the form. */
  onAccept: (name: string) => void;
}

/** Whose number it is, as soon as it is whole. The caller may be somebody else of the household. */
const KnownCaller = ({ phone, name, onAccept }: KnownCallerProps) => {
  const number = e164(phone);
  const { data } = useQuery({
    ...leadsQuery({ view: 'all', q: number }, undefined),
    enabled: number !== undefined,
  });
  // The search finds the number in messages, too.
  const leads = data?.leads.filter((lead) => number !== undefined && phoneNumbers(lead.phone).includes(number)) ?? [];
  const known = leads[0]?.name;
  return (
    <Inline gap="xs">
      <div role="status">
        {known !== undefined && (
          <Text size="label">{phoneLeadWords.known(known, formatCount(leads.length, 'lead'))}</Text>
        )}
      </div>
      {known !== undefined && known !== name && (
        <Button variant="quiet" size="compact" onClick={() => onAccept(known)}>
          {phoneLeadWords.use}
        </Button>
      )}
    </Inline>
  );
};

const draftKey = `${draftPrefix}phone-lead`;
const empty: Values = { name: '', phone: '', serviceType: repairType, message: '', address: '', city: '' };
const isEmpty = (values: Record<keyof Values, string>) =>
  Object.values({ ...values, serviceType: '' }).every((text) => text === '');

const PhoneLeadForm = ({ onAdded }: Pick<PhoneLeadDialogProps, 'onAdded'>) => {
  const client = useQueryClient();
  /** What was typed before the dialog was closed by mistake, or the page was left. */
  const [draft, setDraft] = useState(() => readStorage(draftKey));
  const { id: draftId, ...kept } = draft ?? {};
  // A retry sends the same id, so that the server makes one lead.
  const [id, setId] = useState(() => draftId ?? randomId());
  const { control, field, handleSubmit, reset, setFocus, setValue } = useZodForm<Values>('phone-lead', typed, {
    defaultValues: { ...empty, ...kept },
  });
  const current = useWatch({ control }) as Record<keyof Values, string>;
  const { phone, name } = current;
  useEffect(() => writeStorage(draftKey, isEmpty(current) ? {} : { id, ...current }), [id, current]);
  const startOver = () => {
    reset(empty);
    setId(randomId());
    setDraft(undefined);
    focusField('phone-lead-phone');
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: (values: Values) => adminFetch(leadReceipt, 'POST', endpoints.adminLeads, { id, ...values }),
    onSuccess: (receipt) => {
      writeStorage(draftKey, {});
      void client.invalidateQueries({ queryKey: leadsKey });
      void client.invalidateQueries(overviewQuery);
      onAdded(receipt.id);
    },
  });
  return (
    <form
      noValidate
      aria-label={phoneLeadWords.title}
      onSubmit={(event) => void handleSubmit((values) => mutate(values))(event)}
    >
      <Stack gap="m">
        {draft && <DraftNote onStartOver={startOver} />}
        <FormGrid>
          <Stack gap="xxs">
            <TextField {...field('phone')} type="tel" label={phoneLeadWords.phone} autoComplete="off" />
            <KnownCaller
              phone={phone}
              name={name}
              onAccept={(known) => {
                setValue('name', known);
                setFocus('message');
              }}
            />
          </Stack>
          <TextField {...field('name')} label={phoneLeadWords.name} autoComplete="off" />
          <SelectField
            {...field('serviceType')}
            label={phoneLeadWords.serviceType}
            defaultValue={repairType}
            options={serviceTypes}
            fullWidth
          />
          <TextAreaField {...field('message')} label={phoneLeadWords.message} fullWidth />
          <TextField {...field('address')} label={phoneLeadWords.address} autoComplete="off" />
          <TextField {...field('city')} label={phoneLeadWords.city} autoComplete="off" />
        </FormGrid>
        <InlineError message={failureOf(error, phoneLeadWords.failed)} />
        <ButtonGroup>
          <Button type="submit" size="compact" loading={isPending}>
            {isPending ? phoneLeadWords.adding : phoneLeadWords.add}
          </Button>
        </ButtonGroup>
      </Stack>
    </form>
  );
};

/** Adds a lead while somebody is on the phone. What was typed is kept until it is added, or the session ends. */
export const PhoneLeadDialog = ({ open, onClose, onAdded }: PhoneLeadDialogProps) => (
  <Dialog open={open} title={phoneLeadWords.title} onClose={onClose}>
    <PhoneLeadForm onAdded={onAdded} />
  </Dialog>
);
