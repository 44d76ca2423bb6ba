import { zodResolver } from '@hookform/resolvers/zod';
import { captchaFields, honeypotField, type CompanyFacts } from '@hvac/content/model';
import type { LeadFormWords } from '@hvac/content/words';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { TextField } from '../../src/forms/TextField/TextField.tsx';
import { LeadForm } from '../../src/lead-forms/form/LeadForm.tsx';
import { leadFormOptions, useLeadForm } from '../../src/lead-forms/form/useLeadForm.ts';

const filterOrder = z.object({
  size: z.string().check(z.regex(/^\d+x\d+x\d+$/, 'Please give three numbers, such as 16x25x1')),
  ...captchaFields,
  ...honeypotField,
});

const words: LeadFormWords = {
  name: 'Order a filter',
  what: 'order',
  submit: { idle: 'Order', sending: 'Ordering...' },
  success: { title: 'Filter Ordered', description: 'We bring it with the next visit.' },
  error: 'Error',
  failure: 'Failed to order. Please try again.',
  privacy: 'We use this for your order alone.',
};

/** The form of the package's README, "Your own form". */
export const FilterForm = ({ company }: { company: CompanyFacts }) => {
  const form = useForm<z.infer<typeof filterOrder>>({ ...leadFormOptions, resolver: zodResolver(filterOrder) });
  const { field, shell } = useLeadForm({
    id: 'filter',
    form,
    order: ['size'],
    endpoint: '/api/filters',
    toPayload: (values) => values,
    words,
  });
  return (
    <LeadForm shell={shell} words={words} company={company} urgency="never">
      <TextField {...field('size')} label="Size of the filter" required fullWidth />
    </LeadForm>
  );
};
