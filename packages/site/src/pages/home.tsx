import { company, home, metadata } from '@hvac/content';
import { HomePage } from '@hvac/ui';
import { ServiceRequestForm, UiProvider } from '@hvac/ui/leads';
import { PageHead } from '../head/PageHead.tsx';
import { business } from '../head/structured-data.ts';
import { StructuredData } from '../head/StructuredData.tsx';

export const Component = () => (
  <>
    <PageHead metadata={metadata['/']} canonical="/" />
    <StructuredData data={[business()]} />
    <UiProvider>
      <HomePage
        {...home}
        phone={company.phone}
        form={<ServiceRequestForm phone={company.phone} email={company.email} />}
      />
    </UiProvider>
  </>
);
