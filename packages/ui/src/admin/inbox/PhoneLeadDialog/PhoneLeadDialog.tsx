import { zodResolver } from '@hookform/resolvers/zod';
import { endpoints, phoneLead, serviceTypes, type LeadReceipt, type PhoneLead } from '@hvac/content/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { getErrorMessage } from '../../../api/ApiError.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { FormGrid } from '../../../forms/FormGrid/FormGrid.tsx';
import { SelectField } from '../../../forms/SelectField/SelectField.tsx';
import { TextAreaField } from '../../../forms/TextAreaField/TextAreaField.tsx';
import { TextField } from '../../../forms/TextField/TextField.tsx';
import { adminFetch, leadsKey, overviewQuery } from '../../api.ts';
import { randomId } from '../../randomId.ts';

type Values = Omit<PhoneLead, 'id'>;
const resolver = zodResolver(z.omit(phoneLead, { id: true }), undefined, { raw: true }) as unknown as Resolver<Values>;

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
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { name: '', phone: '', serviceType: 'Schedule Repair', message: '' },
    resolver,
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (values: Values) => adminFetch<LeadReceipt>('POST', endpoints.adminLeads, { id, ...values }),
    onSuccess: (receipt) => {
      void client.invalidateQueries({ queryKey: leadsKey });
      void client.invalidateQueries(overviewQuery);
      onAdded(receipt.id);
    },
  });
  const { errors } = formState;
  return (
    <form noValidate aria-label="Add a lead" onSubmit={(event) => void handleSubmit((values) => mutate(values))(event)}>
      <FormGrid>
        <TextField
          {...register('name')}
          id="phone-lead-name"
          label="Name"
          autoComplete="off"
          error={errors.name?.message}
        />
        <TextField
          {...register('phone')}
          id="phone-lead-phone"
          type="tel"
          label="Phone"
          autoComplete="off"
          error={errors.phone?.message}
        />
        <SelectField
          {...register('serviceType')}
          id="phone-lead-service"
          label="Type of service"
          defaultValue="Schedule Repair"
          options={serviceTypes}
          fullWidth
        />
        <TextAreaField
          {...register('message')}
          id="phone-lead-message"
          label="What they need"
          error={errors.message?.message}
          fullWidth
        />
      </FormGrid>
      <InlineError
        message={error ? getErrorMessage(error, 'We couldn’t add the lead. Please try again.') : undefined}
      />
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
