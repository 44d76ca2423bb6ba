/** The forms that ask for a lead, and what they need around them: the cache of API calls. */

// First: in the style sheet, what the theme sets on elements comes before the components.
import './theme/theme.css.ts';

export { ApiError, sentenceOf } from './api/ApiError.ts';
export { apiRequest, setApiOrigin } from './api/apiRequest.ts';
export { createQueryClient } from './api/createQueryClient.ts';
export { UiProvider } from './api/UiProvider.tsx';
export { useCaptcha, type Captcha } from './api/useCaptcha.ts';

export { CareerForm } from './leads/CareerForm/CareerForm.tsx';
export { ContactForm } from './leads/ContactForm/ContactForm.tsx';
export { QuoteForm } from './leads/QuoteForm/QuoteForm.tsx';
export { ReferralForm } from './leads/ReferralForm/ReferralForm.tsx';
export { ServiceRequestForm } from './leads/ServiceRequestForm/ServiceRequestForm.tsx';
export { keepLanding } from './leads/form/landing.ts';
export { draftKey, restoreTexts, typedTexts } from './leads/form/typedTexts.ts';
