'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { endpoints, referralForm, region, referralTypeNames, type ReferralFormValues } from '@hvac/content/model';
import { referralWords } from '@hvac/content/words';
import { FormSection } from '../../forms/FormSection/FormSection.tsx';
import { RadioGroup } from '../../forms/RadioGroup/RadioGroup.tsx';
import { TextAreaField } from '../../forms/TextAreaField/TextAreaField.tsx';
import { useAutofillForm } from '../../forms/Field/useAutofillForm.ts';
import { LeadForm, type LeadFormPlace } from '../form/LeadForm.tsx';
import { optionsOf } from '../form/options.ts';
import { PersonFields, personFields } from '../form/PersonFields.tsx';
import { leadFormOptions, useLeadForm } from '../form/useLeadForm.ts';

const needs = optionsOf(referralTypeNames);

/** The friend's fields by those that every person has. */
const friendFields = {
  firstName: 'friendFirstName',
  lastName: 'friendLastName',
  phone: 'friendPhone',
  email: 'friendEmail',
  address: 'friendAddress',
  city: 'friendCity',
  state: 'friendState',
  zipCode: 'friendZipCode',
} as const satisfies Record<(typeof personFields)[number], keyof ReferralFormValues>;

/** Recommends the company to a friend: two people, and what the friend needs. */
export const ReferralForm = ({ id = 'referral', words = referralWords, onSuccess, ...place }: LeadFormPlace) => {
  const { field, shell } = useLeadForm({
    id,
    form: useAutofillForm<ReferralFormValues>({ ...leadFormOptions, resolver: zodResolver(referralForm) }),
    order: [...personFields, ...personFields.map((name) => friendFields[name]), 'referralType', 'comments'],
    endpoint: endpoints.referrals,
    toPayload: (values) => values,
    words,
    onSuccess,
  });
  const asked = { names: personFields, initialState: region.served[0] };
  return (
    <LeadForm {...place} shell={shell} words={words}>
      <FormSection legend="About you">
        <PersonFields {...asked} field={field} />
      </FormSection>
      <FormSection
        legend="Your friend"
        hint="By sending this, you confirm that your friend has agreed to be contacted."
      >
        <PersonFields {...asked} field={(name) => field(friendFields[name])} other />
        <RadioGroup {...field('referralType')} label="What does your friend need?" required fullWidth options={needs} />
        <TextAreaField {...field('comments')} label="Comments" fullWidth />
      </FormSection>
    </LeadForm>
  );
};
