import { CareerForm } from '@hvac/ui/lead-forms';
import type { PageProps } from './page-props.ts';
import { FormPage } from '../forms/FormPage.tsx';

export const Page = ({ page, path }: PageProps<'careers'>) => <FormPage page={page} path={path} Form={CareerForm} />;
