import { ReferralForm } from '@hvac/ui/lead-forms';
import type { PageProps } from './page-props.ts';
import { FormPage } from '../forms/FormPage.tsx';

export const Page = ({ page, path }: PageProps<'referral'>) => <FormPage page={page} path={path} Form={ReferralForm} />;
