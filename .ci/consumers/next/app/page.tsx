import {
  Accordion,
  Alert,
  Badge,
  Breadcrumbs,
  Button,
  ButtonLink,
  Card,
  Heading,
  IconButton,
  Inline,
  LinkProvider,
  Section,
  Stack,
  Text,
  TextLink,
} from '@hvac/ui';
import { Rating } from '@hvac/ui/site';
import { ErrorSummary, TextAreaField, TextField } from '@hvac/ui/forms';
import { ServiceRequestForm, UiProvider } from '@hvac/ui/lead-forms';

const company = {
  phone: { display: '(218) 555-0142', dial: '+12185550142' },
  email: 'ask@example.com',
  openingHours: { days: ['Monday', 'Friday'], opens: '09:00', closes: '17:00' },
  officeHours: ['Monday to Friday, 9 to 5'],
  emergency: { heading: 'No heat?', text: 'We come.', line: 'Call', call: 'now', answered: 'We answer at night' },
  privacyPage: '/privacy',
} as const;

/** An ordinary server component that uses components with and without client code. */
const Page = () => (
  <LinkProvider currentPath="/">
    <Section labelledBy="title">
      <Stack>
        <Breadcrumbs parents={[{ label: 'Home', to: '/' }]} title="Heating" />
        <Heading level={1} id="title">
          Rendered on the server
        </Heading>
        <Text size="lead">No page of this app says that it needs a browser.</Text>
        <Card labelledBy="title">
          <Badge tone="cooling">Open</Badge>
          <Rating>5.0 from 12 reviews</Rating>
          <Accordion items={[{ title: 'Why is it cold?', content: <Text>It is winter.</Text> }]} />
        </Card>
        <Inline>
          <Button type="submit">Send</Button>
          <ButtonLink href="/contact">Contact</ButtonLink>
          <TextLink href="https://example.com/">Elsewhere</TextLink>
          <IconButton icon="close" label="Close" />
        </Inline>
        <Alert tone="info" title="Before you write">
          <Text>We answer the phone too.</Text>
        </Alert>
        <ErrorSummary problems={[{ id: 'zip', message: 'Enter a ZIP code' }]} />
        <TextField id="zip" name="zip" label="ZIP code" />
        <TextAreaField id="words" name="words" label="What happened?" maximum={500} />
        <UiProvider>
          <ServiceRequestForm company={company} />
        </UiProvider>
      </Stack>
    </Section>
  </LinkProvider>
);
export default Page;
