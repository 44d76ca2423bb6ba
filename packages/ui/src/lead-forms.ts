/** The forms that ask for a lead, and what they need around them: the cache of API calls. */

// First: in the style sheet, what the theme sets on elements comes before the components.
import './theme/theme.css.ts';

export { ApiError, getErrorMessage } from './api/ApiError.ts';
export { apiRequest, setApiOrigin } from './api/apiRequest.ts';
export { createQueryClient } from './api/createQueryClient.ts';
export { UiProvider } from './api/UiProvider.tsx';
export { useCaptcha, type Captcha } from './lead-forms/form/useCaptcha.ts';

export { CareerForm } from './lead-forms/CareerForm/CareerForm.tsx';
export { ContactForm } from './lead-forms/ContactForm/ContactForm.tsx';
export { QuoteForm } from './lead-forms/QuoteForm/QuoteForm.tsx';
export { ReferralForm } from './lead-forms/ReferralForm/ReferralForm.tsx';
export { ServiceRequestForm } from './lead-forms/ServiceRequestForm/ServiceRequestForm.tsx';
export { LeadForm, type LeadFormPlace } from './lead-forms/form/LeadForm.tsx';
export { leadFormOptions, useLeadForm } from './lead-forms/form/useLeadForm.ts';
export { PostedFormPage, postedFormTitle } from './lead-forms/posted/PostedFormPage.tsx';
export { ReceiptPage } from './lead-forms/posted/ReceiptPage.tsx';
