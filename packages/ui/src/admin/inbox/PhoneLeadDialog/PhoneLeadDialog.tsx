import { endpoints, phoneLead, serviceTypes, type LeadReceipt, type PhoneLead } from '@hvac/content/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { failureOf } from '../../../api/ApiError.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { FormGrid } from '../../../forms/FormGrid/FormGrid.tsx';
import { SelectField } from '../../../forms/SelectField/SelectField.tsx';
import { TextAreaField } from '../../../forms/TextAreaField/TextAreaField.tsx';
import { TextField } from '../../../forms/TextField/TextField.tsx';
import { adminFetch, leadsKey, overviewQuery } from '../../api.ts';
import { randomId } from '../../randomId.ts';
import { useZodForm } from '../../useZodForm.ts';

type Values = Omit<PhoneLead, 'id'>;
const typed = z.omit(phoneLead, { id: true });

interface PhoneLeadDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called with the id of the new lead. */
  onAdded: (id: string) => void;
}

const PhoneLeadForm = ({ onAdded }: Pick<PhoneLeadDialogProps, 'onAdded'>) => {
  const client = useQueryClient();
  // A retry sends the same id, so that the server makes one lead.
  const [id] = useState(randomId);
  const { field, handleSubmit } = useZodForm<Values>('phone-lead', typed, {
    defaultValues: { name: '', phone: '', serviceType: 'Schedule Repair', message: '' },
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (values: Values) => adminFetch<LeadReceipt>('POST', endpoints.adminLeads, { id, ...values }),
    onSuccess: (receipt) => {
      void client.invalidateQueries({ queryKey: leadsKey });
      void client.invalidateQueries(overviewQuery);
      onAdded(receipt.id);
    },
  });
  return (
    <form noValidate aria-label="Add a lead" onSubmit={(event) => void handleSubmit((values) => mutate(values))(event)}>
      <FormGrid>
        <TextField {...field('name')} label="Name" autoComplete="off" />
        <TextField {...field('phone')} type="tel" label="Phone" autoComplete="off" />
        <SelectField
          {...field('serviceType')}
          label="Type of service"
          defaultValue="Schedule Repair"
          options={serviceTypes}
          fullWidth
        />
        <TextAreaField {...field('message')} label="What they need" fullWidth />
      </FormGrid>
      <InlineError message={failureOf(error, 'We couldn’t add the lead. Please try again.')} />
      <Button type="submit" size="compact" loading={isPending}>
        {isPending ? 'Adding...' : 'Add lead'}
      </Button>
    </form>
  );
};

/** Adds a lead while somebody is on the phone. */
export const PhoneLeadDialog = ({ open, onClose, onAdded }: PhoneLeadDialogProps) => (
  <Dialog open={open} title="Add a lead from a call" onClose={onClose}>
    <PhoneLeadForm onAdded={onAdded} />
  </Dialog>
);
