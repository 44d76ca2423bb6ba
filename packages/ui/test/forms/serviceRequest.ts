import { endpoints } from '@hvac/content/model';
import type { FormStories } from './form.ts';

/** A visitor's request. */
export const request = {
  firstName: 'Rosa',
  lastName: 'Delgado',
  phone: '904-555-0199',
  email: 'r.delgado@example.com',
  serviceType: 'Schedule Repair',
  message: 'Upstairs unit runs but blows warm air since Tuesday.',
};

/** The service request form; its stories, and those of what all forms have in common, fill it in. */
export const serviceRequest = (changes: Partial<typeof request> = {}): FormStories => {
  const { firstName, lastName, phone, email, serviceType, message } = { ...request, ...changes };
  return {
    endpoint: endpoints.serviceRequests,
    submitLabel: { idle: 'Submit request', sending: 'SUBMITTING...' },
    success: {
      title: 'Service Request Submitted',
      description: "We'll contact you shortly to schedule your service.",
    },
    fallback: 'Failed to submit service request. Please try again.',
    fields: [
      { label: 'First name', text: firstName, message: 'Please enter your first name' },
      { label: 'Last name', text: lastName, message: 'Please enter your last name' },
      { label: 'Phone', text: phone, message: 'Please enter a valid phone number' },
      { label: 'Email', text: email, message: 'Email is required' },
      { label: 'Type of service', option: serviceType, message: 'Please select the type of service you need' },
      {
        label: 'Are you a new customer?',
        choice: 'Yes',
        message: 'Please select if you are a new customer',
      },
      {
        label: 'How can we help?',
        text: message,
        message: 'Please describe what assistance you need',
      },
    ],
  };
};
