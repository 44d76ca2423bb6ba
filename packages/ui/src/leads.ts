/** Forms, and what they need around them: the cache of API calls, and toasts. */

// First: in the style sheet, what the theme sets on elements comes before the components.
import './theme/theme.css.ts';

export { ApiError, sentenceOf } from './api-client/ApiError.ts';
export { apiRequest } from './api-client/apiRequest.ts';
export { createQueryClient } from './api-client/createQueryClient.ts';
export { UiProvider } from './api-client/UiProvider.tsx';
export { useCaptcha, type Captcha } from './api-client/useCaptcha.ts';

export type { ToastMessage } from './components/Toast/Toast.tsx';
export { useToast } from './components/Toast/ToastProvider.tsx';

export { CaptchaField, type CaptchaState } from './forms/CaptchaField/CaptchaField.tsx';
export { DraftNote } from './forms/DraftNote/DraftNote.tsx';
export { CheckboxField } from './forms/CheckboxField/CheckboxField.tsx';
export { ErrorSummary, type Problem } from './forms/ErrorSummary/ErrorSummary.tsx';
export { Field, FieldGroup, type FieldProps } from './forms/Field/Field.tsx';
export { FileField } from './forms/FileField/FileField.tsx';
export { FormGrid } from './forms/FormGrid/FormGrid.tsx';
export { FormNotice } from './forms/FormNotice/FormNotice.tsx';
export { AddMore } from './forms/FormSection/AddMore.tsx';
export { FormSection } from './forms/FormSection/FormSection.tsx';
export { Honeypot } from './forms/Honeypot/Honeypot.tsx';
export { RadioGroup } from './forms/RadioGroup/RadioGroup.tsx';
export { Select } from './forms/Select/Select.tsx';
export { keepTexts, keptTexts } from './forms/keptTexts.ts';
export { TextArea } from './forms/TextArea/TextArea.tsx';
export { TextField } from './forms/TextField/TextField.tsx';
export { UploadProgress } from './forms/UploadProgress/UploadProgress.tsx';

export { CareerForm } from './leads/CareerForm/CareerForm.tsx';
export { ContactForm } from './leads/ContactForm/ContactForm.tsx';
export { QuoteForm } from './leads/QuoteForm/QuoteForm.tsx';
export { ReferralForm } from './leads/ReferralForm/ReferralForm.tsx';
export { ServiceRequestForm } from './leads/ServiceRequestForm/ServiceRequestForm.tsx';
export { draftKey, restoreTexts, typedTexts } from './leads/typedTexts.ts';
