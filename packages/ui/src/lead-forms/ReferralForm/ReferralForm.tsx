'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import {
  endpoints,
  referralForm,
  region,
  referralTypeNames,
  referralTypes,
  type ReferralFormValues,
} from '@hvac/content/model';
import { referralWords, type ReferralWords } from '@hvac/content/words';
import { FormSection } from '../../forms/FormSection/FormSection.tsx';
import { RadioGroup } from '../../forms/RadioGroup/RadioGroup.tsx';
import { TextAreaField } from '../../forms/TextAreaField/TextAreaField.tsx';
import { useAutofillForm } from '../../forms/private/useAutofillForm.ts';
import { LeadForm, type LeadFormPlace } from '../form/LeadForm.tsx';
import { optionsOf } from '../form/options.ts';
import { PersonFields, personFieldNames } from '../form/PersonFields.tsx';
import { leadFormOptions, useLeadForm } from '../form/useLeadForm.ts';

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
} as const satisfies Record<(typeof personFieldNames)[number], keyof ReferralFormValues>;

/** Recommends the company to a friend: two people, and what the friend needs. */
export const ReferralForm = ({
  id = 'referral',
  words = referralWords,
  onSuccess,
  ...place
}: LeadFormPlace<ReferralWords>) => {
  const { field, shell } = useLeadForm({
    id,
    form: useAutofillForm<ReferralFormValues>({ ...leadFormOptions, resolver: zodResolver(referralForm) }),
    order: [...personFieldNames, ...personFieldNames.map((name) => friendFields[name]), 'referralType', 'comments'],
    endpoint: endpoints.referrals,
    toPayload: (values) => values,
    words,
    onSuccess,
  });
  const { parts, questions } = words;
  const asked = { names: personFieldNames, words, initialState: region.served[0] };
  return (
    <LeadForm {...place} shell={shell} words={words}>
      <FormSection {...parts.you}>
        <PersonFields {...asked} field={field} />
      </FormSection>
      <FormSection {...parts.friend}>
        <PersonFields {...asked} field={(name) => field(friendFields[name])} other />
        <RadioGroup
          {...field('referralType')}
          {...questions.referralType}
          required
          fullWidth
          options={optionsOf(referralTypes, questions.referralType.options ?? referralTypeNames)}
        />
        <TextAreaField {...field('comments')} {...questions.comments} fullWidth />
      </FormSection>
    </LeadForm>
  );
};
