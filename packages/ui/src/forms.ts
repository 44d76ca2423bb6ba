/** Fields of any form. */

// First: in the style sheet, what the theme sets on elements comes before the components.
import './theme/theme.css.ts';

export { CaptchaField, type CaptchaState } from './forms/CaptchaField/CaptchaField.tsx';
export { DraftNote } from './forms/DraftNote/DraftNote.tsx';
export { CheckboxField } from './forms/CheckboxField/CheckboxField.tsx';
export { ErrorSummary, type Problem } from './forms/ErrorSummary/ErrorSummary.tsx';
export { Field, FieldGroup, type FieldProps } from './forms/Field/Field.tsx';
export { FileField } from './forms/FileField/FileField.tsx';
export { FormGrid } from './forms/FormGrid/FormGrid.tsx';
export { AddAnother } from './forms/FormSection/AddAnother.tsx';
export { FormSection } from './forms/FormSection/FormSection.tsx';
export { Honeypot } from './forms/Honeypot/Honeypot.tsx';
export { RadioGroup } from './forms/RadioGroup/RadioGroup.tsx';
export { SelectField } from './forms/SelectField/SelectField.tsx';
export { TextAreaField } from './forms/TextAreaField/TextAreaField.tsx';
export { TextField } from './forms/TextField/TextField.tsx';
export { UploadProgress } from './forms/UploadProgress/UploadProgress.tsx';
