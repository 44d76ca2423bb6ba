import { Accordion } from '../../../packages/ui/src/kit/Accordion/Accordion.tsx';
import { Badge } from '../../../packages/ui/src/kit/Badge/Badge.tsx';
import { Button, ButtonLink } from '../../../packages/ui/src/kit/Button/Button.tsx';
import { IconButton } from '../../../packages/ui/src/kit/Button/IconButton.tsx';
import { Card } from '../../../packages/ui/src/kit/Card/Card.tsx';
import { Heading } from '../../../packages/ui/src/kit/Heading/Heading.tsx';
import { Icon } from '../../../packages/ui/src/kit/Icon/Icon.tsx';
import { Text } from '../../../packages/ui/src/kit/Text/Text.tsx';
import { TextLink } from '../../../packages/ui/src/kit/TextLink/TextLink.tsx';
import { Inline } from '../../../packages/ui/src/kit/layout/Inline/Inline.tsx';
import { Stack } from '../../../packages/ui/src/kit/layout/Stack/Stack.tsx';
import type { GuideText } from '../Guide.tsx';

export const componentGuides: Record<string, GuideText> = {
  'Components/Button': {
    use: 'To do something on this page: send a form, open a dialog, try again. One primary button a view; secondary beside it, quiet for what few people need.',
    not: 'To go to another page or to call: that is ButtonLink, which looks the same and is a link. In a sentence: TextLink. An icon alone: IconButton.',
    anatomy: [
      'The pill, at least 44 px high',
      'An icon before the label, or the turning ring',
      'The label',
      'An arrow after it',
    ],
    good: [
      {
        why: 'One primary action, and the label says what happens.',
        show: (
          <Inline>
            <Button>Request service</Button>
            <Button variant="secondary">Ask a question</Button>
            <Button variant="quiet">Start over</Button>
          </Inline>
        ),
      },
      { why: 'What is under way keeps its place and says so.', show: <Button loading>Sending...</Button> },
    ],
    bad: [
      {
        why: 'Two primary buttons: neither is the one to press.',
        show: (
          <Inline>
            <Button>Request service</Button>
            <Button>Call us</Button>
          </Inline>
        ),
      },
      { why: 'A label that says nothing on its own.', show: <Button variant="secondary">OK</Button> },
    ],
    keyboard:
      'Enter and Space press it. While loading it keeps the focus and takes no press, Enter in a field of its form included.',
    screenReader:
      '“Request service, button”. Disabled and loading ones are said to be unavailable; say what is under way in the label.',
    wcag: [
      '1.4.3 Contrast',
      '1.4.11 Non-text contrast',
      '2.4.7 Focus visible',
      '2.5.8 Target size',
      '4.1.2 Name, role, value',
    ],
  },
  'Components/IconButton': {
    use: 'Where the place explains the icon and words would crowd it: close, next, move up.',
    not: 'For anything rare or irreversible: words are clearer. Add a Tooltip where the icon is not known by everybody.',
    anatomy: ['A square of at least 44 px', 'The icon', 'Its label, which is heard and not seen'],
    good: [{ why: 'A label that says what it closes.', show: <IconButton icon="close" label="Close the menu" /> }],
    bad: [
      {
        why: 'An icon that could mean anything, with a label that is no help.',
        show: <IconButton icon="plus" label="Icon" />,
      },
    ],
    keyboard: 'Enter and Space press it.',
    screenReader: 'Its label, then “button”.',
    wcag: ['1.1.1 Non-text content', '2.5.8 Target size', '4.1.2 Name, role, value'],
  },
  'Components/TextLink': {
    use: 'A link in running text, or on a line of its own with `standalone`.',
    not: 'For the one thing that a page wants people to do: ButtonLink. To do something on this page: a quiet Button.',
    anatomy: ['The words, underlined', 'Standing alone: bold, 44 px high, with an icon before or after'],
    good: [
      {
        why: 'The words say where it leads.',
        show: (
          <Text>
            Read <TextLink href="/maintenance">what a tune-up covers</TextLink>.
          </Text>
        ),
      },
    ],
    bad: [
      {
        why: 'Read out in a list of links, “here” leads nowhere.',
        show: (
          <Text>
            To learn more click <TextLink href="/maintenance">here</TextLink>.
          </Text>
        ),
      },
    ],
    keyboard: 'Enter follows it.',
    screenReader: 'The words, then “link”. Other hosts open in a new tab.',
    wcag: ['1.4.1 Use of color', '2.4.4 Link purpose', '2.4.7 Focus visible'],
  },
  'Components/Heading': {
    use: 'To name a page, a section or a card. `level` is its place in the outline, `size` its look.',
    not: 'To make text large: Text has a size for that. To name a field: that is its label.',
    anatomy: ['Words in the display font, balanced over their lines'],
    good: [
      {
        why: 'The outline goes down one step at a time.',
        show: (
          <Stack gap="xs">
            <Heading level={2}>Heating</Heading>
            <Heading level={3}>Furnaces</Heading>
          </Stack>
        ),
      },
    ],
    bad: [
      {
        why: 'A level that was chosen for its size: the outline has a hole.',
        show: (
          <Stack gap="xs">
            <Heading level={2}>Heating</Heading>
            <Heading level={4}>Furnaces</Heading>
          </Stack>
        ),
      },
    ],
    keyboard: 'None; screen readers jump from heading to heading.',
    screenReader: '“Heating, heading level 2”.',
    wcag: ['1.3.1 Info and relationships', '2.4.6 Headings and labels', '2.4.10 Section headings'],
  },
  'Components/Text': {
    use: 'Running text: never wider than 64 characters, in four sizes.',
    not: 'For titles (Heading) and for a word that marks something (Badge).',
    anatomy: ['A paragraph, or a span inside of one'],
    good: [
      {
        why: 'One lead a page, then body text.',
        show: <Text size="lead">We fix what we find, and say what it costs first.</Text>,
      },
    ],
    bad: [
      {
        why: 'Small print for what everybody has to know.',
        show: (
          <Text size="small" tone="soft">
            The visit costs $89.
          </Text>
        ),
      },
    ],
    keyboard: 'None.',
    screenReader: 'Read as it stands.',
    wcag: ['1.4.3 Contrast', '1.4.4 Resize text', '1.4.12 Text spacing'],
  },
  'Components/Card': {
    use: 'To set a form, an offer or an article apart from the page.',
    not: 'Around everything: cards in cards hide what belongs together. A band of the page is a Section.',
    anatomy: ['The panel', 'Room inside: roomy, snug or none', 'What it holds'],
    good: [
      {
        why: 'One subject, named by its heading.',
        show: (
          <Card padding="snug" labelledBy="card-good">
            <Heading level={3} id="card-good">
              Tune-up
            </Heading>
            <Text>Spring and fall.</Text>
          </Card>
        ),
      },
    ],
    bad: [
      {
        why: 'A card in a card.',
        show: (
          <Card padding="snug">
            <Card padding="snug" tone="band">
              <Text>Tune-up</Text>
            </Card>
          </Card>
        ),
      },
    ],
    keyboard: 'None of its own.',
    screenReader: 'With `as="section"` and `labelledBy`: a region by the name of its heading.',
    wcag: ['1.3.1 Info and relationships', '1.4.11 Non-text contrast'],
  },
  'Components/Badge': {
    use: 'A word or two about the state or the kind of something.',
    not: 'As a button, or for a sentence.',
    anatomy: ['The pill', 'An icon', 'The words'],
    good: [{ why: 'The words say it; the color only helps.', show: <Badge tone="cooling">Cooling</Badge> }],
    bad: [{ why: 'A sentence in a badge.', show: <Badge tone="warm">This offer ends at midnight on Sunday</Badge> }],
    keyboard: 'None: it is not pressed.',
    screenReader: 'Its words, in the text around it.',
    wcag: ['1.4.1 Use of color', '1.4.3 Contrast'],
  },
  'Components/Accordion': {
    use: 'Questions and answers of which a reader wants one or two.',
    not: 'For what everybody has to read, and for steps that follow each other.',
    anatomy: ['A row with its heading and a chevron', 'The panel that opens'],
    good: [
      {
        why: 'A question that is enough to decide by.',
        show: (
          <Accordion
            items={[
              { title: 'How often should a filter be changed?', content: <Text>Every one to three months.</Text> },
            ]}
          />
        ),
      },
    ],
    bad: [
      {
        why: 'The one thing that has to be known is hidden.',
        show: <Accordion items={[{ title: 'More', content: <Text>Turn the power off first.</Text> }]} />,
      },
    ],
    keyboard: 'Tab goes from row to row; Enter and Space open and close one.',
    screenReader: '“How often …, collapsed”. Find in page and links open a closed row by themselves.',
    wcag: ['1.3.1 Info and relationships', '2.1.1 Keyboard', '4.1.2 Name, role, value'],
  },
  'Components/Icon': {
    use: 'Beside words, to find them sooner.',
    not: 'Instead of words. Alone in a button: IconButton, which has a label.',
    anatomy: ['Lines of 2 px on a grid of 24, in the color of the text'],
    good: [
      {
        why: 'The words carry the meaning.',
        show: (
          <Inline gap="xs">
            <Icon name="phone" /> Call us
          </Inline>
        ),
      },
    ],
    bad: [{ why: 'Nobody hears it, and few can guess it.', show: <Icon name="scissors" /> }],
    keyboard: 'None.',
    screenReader: 'Silent: it is decoration.',
    wcag: ['1.1.1 Non-text content', '1.4.11 Non-text contrast'],
  },
  'Components/Tooltip': {
    use: 'A few words more about a button or a link, for those with a mouse or a keyboard.',
    not: 'For anything that is needed: touch screens never show it. That is a hint at a field, or text.',
    anatomy: ['The button or link', 'The bubble and its arrow'],
    good: [
      { why: 'Without it the button can still be understood.', show: <Button variant="secondary">Pick a day</Button> },
    ],
    bad: [
      {
        why: 'The rule that one must know stands in the tooltip of the field.',
        show: <Badge tone="warm">At least 12 characters</Badge>,
      },
    ],
    keyboard: 'The focus shows it, Escape closes it, and the focus stays.',
    screenReader: 'Its text describes the button: “Pick a day, button, Opens the calendar”.',
    wcag: ['1.4.13 Content on hover or focus', '2.1.1 Keyboard'],
  },
  'Components/Toast': {
    use: 'To say that something worked, wherever the eye is.',
    not: 'For what has to be read: it goes after five seconds. FormNotice stays beside the form.',
    anatomy: [
      'The edge in the color of the news',
      'An icon',
      'Title and one sentence',
      'An action, and a way to dismiss it',
    ],
    good: [
      {
        why: 'The page says the same thing and keeps it.',
        show: (
          <ButtonLink href="#notice" variant="quiet">
            Request sent
          </ButtonLink>
        ),
      },
    ],
    bad: [{ why: 'The only place that tells of an error.', show: <Badge tone="warm">Not sent</Badge> }],
    keyboard: 'F8 goes to it; Tab to its buttons; Escape dismisses it, and the focus goes back.',
    screenReader: 'Announced politely, and once.',
    wcag: ['2.2.1 Timing adjustable', '4.1.3 Status messages'],
  },
};
