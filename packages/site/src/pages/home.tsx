import { home, metadata } from '@hvac/content';
import { HomePage } from '@hvac/ui';
import { ServiceRequestForm, UiProvider } from '@hvac/ui/leads';
import { PageHead } from '../head/PageHead.tsx';

export const Component = () => (
  <>
    <PageHead metadata={metadata['/']} canonical="/" />
    <HomePage
      {...home}
      form={
        <UiProvider>
          <ServiceRequestForm />
        </UiProvider>
      }
    />
  </>
);
