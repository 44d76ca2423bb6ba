import { TextField } from '../../../packages/ui/src/forms/TextField/TextField.tsx';
import { FormGrid } from '../../../packages/ui/src/forms/FormGrid/FormGrid.tsx';
import { FormSection } from '../../../packages/ui/src/forms/FormSection/FormSection.tsx';
import { UploadProgress } from '../../../packages/ui/src/forms/UploadProgress/UploadProgress.tsx';
import { Breadcrumbs } from '../../../packages/ui/src/kit/Breadcrumbs/Breadcrumbs.tsx';
import { Text } from '../../../packages/ui/src/kit/Text/Text.tsx';
import { AutoGrid } from '../../../packages/ui/src/kit/layout/AutoGrid/AutoGrid.tsx';
import type { GuideText } from '../Guide.tsx';

const decoration = { keyboard: 'None.', screenReader: 'Silent: it is decoration.' };

/** What stands around texts and fields. */
export const furnishingGuides: Record<string, GuideText> = {
  'Components/Breadcrumbs': {
    use: 'At the head of a page that stands below others.',
    not: 'On the home page, and for steps of a form: those are not pages above each other.',
    anatomy: ['Links to the pages above, with a stroke between them', 'The name of this page, which gives way'],
    good: [
      {
        why: 'Short names, from the top down.',
        show: <Breadcrumbs parents={[{ label: 'Home', to: '/' }]} title="Heating" />,
      },
    ],
    bad: [
      {
        why: 'A parent that repeats the page.',
        show: <Breadcrumbs parents={[{ label: 'Heating', to: '/heating' }]} title="Heating" />,
      },
    ],
    keyboard: 'Tab goes from page to page.',
    screenReader: '“Breadcrumb, navigation”; the last name is “current page”.',
    wcag: ['2.4.8 Location', '2.5.8 Target size', '1.3.1 Info and relationships'],
  },
  'Components/Logo': {
    use: 'Once in the header and once in the footer; it leads home.',
    not: 'As a picture in a text.',
    anatomy: ['The mark', 'The short name', 'The rest of the name, and the place'],
    good: [],
    bad: [],
    keyboard: 'Enter goes home.',
    screenReader: 'The name, then “link”; the mark is silent.',
    wcag: ['1.4.5 Images of text', '2.4.4 Link purpose'],
  },
  'Components/PictureImage': {
    use: 'A drawing of the content, as wide as its box.',
    not: 'For decoration: that is CSS, or a picture without words.',
    anatomy: ['The drawing, which keeps its place while it loads'],
    good: [{ why: 'The words say what is seen.', show: <Text>alt: “A technician’s van at a bungalow”</Text> }],
    bad: [{ why: 'The words say that it is a picture.', show: <Text>alt: “Image of van”</Text> }],
    keyboard: 'None.',
    screenReader: 'Its words.',
    wcag: ['1.1.1 Non-text content'],
  },
  'Components/RichText': {
    use: 'An article that comes as data: headings, paragraphs, lists.',
    not: 'For a sentence (Text), and for markup from elsewhere: it takes none.',
    anatomy: ['Headings, whose first can name the section', 'Paragraphs and lists', 'Links and bold words in them'],
    good: [],
    bad: [],
    keyboard: 'Tab goes from link to link.',
    screenReader: 'Headings and lists as they are; the marks of signs are silent.',
    wcag: ['1.3.1 Info and relationships', '2.4.6 Headings and labels'],
  },
  'Components/Airflow': {
    ...decoration,
    use: 'Behind a headline or a band: cool air that turns warm.',
    not: 'Behind text that is smaller than a headline.',
    anatomy: ['Thin lines, cool at one end and warm at the other'],
    good: [],
    bad: [],
    wcag: ['1.4.3 Contrast', '2.2.2 Pause, stop, hide'],
  },
  'Components/PartnerLogo': {
    use: 'The mark of a company that we work with, beside its name.',
    not: 'For a mark that one may not show: the name alone is the fallback.',
    anatomy: ['The mark, or the next that can be loaded, or the name'],
    good: [],
    bad: [],
    keyboard: 'None.',
    screenReader: 'The company’s name.',
    wcag: ['1.1.1 Non-text content'],
  },
  'Components/Rating': {
    use: 'A rating that others gave, with their number and where.',
    not: 'For a rating that is not theirs, and to ask for one.',
    anatomy: ['Five stars', 'The words that say it'],
    good: [],
    bad: [],
    keyboard: 'None.',
    screenReader: 'The words; the stars are silent.',
    wcag: ['1.1.1 Non-text content', '1.4.3 Contrast'],
  },
  'Foundations/Layout/AutoGrid': {
    use: 'A list of things alike, in as many columns as there is room for.',
    not: 'For two parts of a page that differ: Columns.',
    anatomy: ['A list', 'Its items, as wide as each other'],
    good: [
      {
        why: 'Items of one kind.',
        show: (
          <AutoGrid atMost={3}>
            <li>Heating</li>
            <li>Cooling</li>
            <li>Clean air</li>
          </AutoGrid>
        ),
      },
    ],
    bad: [],
    keyboard: 'None.',
    screenReader: '“List, 3 items”.',
    wcag: ['1.3.1 Info and relationships', '1.4.10 Reflow'],
  },
  'Foundations/Layout/Container': {
    use: 'To bring a band’s content into the page’s measure. Section does so by itself.',
    not: 'Inside another one: the gutters would add up.',
    anatomy: ['The measure, with gutters on narrow screens'],
    good: [],
    bad: [],
    keyboard: 'None.',
    screenReader: 'None: it is a box.',
    wcag: ['1.4.10 Reflow'],
  },
  'Forms/Field': {
    use: 'To make a field of a kind that is not there: it brings label, hint and error.',
    not: 'Around a field that is there: each has it inside.',
    anatomy: ['The label', 'The hint', 'The control, which takes the attributes that it is given', 'The error'],
    good: [],
    bad: [],
    keyboard: 'A press on the label goes to the control.',
    screenReader: 'Label, “required”, then hint and error as the control’s description.',
    wcag: ['1.3.1 Info and relationships', '3.3.1 Error identification', '3.3.2 Labels'],
  },
  'Forms/FormGrid': {
    use: 'The fields of a form: two beside each other where both are wide enough.',
    not: 'For what is no field: Stack, or Columns.',
    anatomy: ['Fields', 'A `wide` field takes a row'],
    good: [
      {
        why: 'Beside each other stands what is read as one.',
        show: (
          <FormGrid>
            <TextField id="guide-first" name="first" label="First name" />
            <TextField id="guide-last" name="last" label="Last name" />
          </FormGrid>
        ),
      },
    ],
    bad: [],
    keyboard: 'Tab goes in the order of reading.',
    screenReader: 'None: it is a box.',
    wcag: ['1.3.2 Meaningful sequence', '1.4.10 Reflow'],
  },
  'Forms/FormSection': {
    use: 'A part of a long form that has a name, such as one of two people.',
    not: 'For a form of five fields, and for a single question: RadioGroup has a legend of its own.',
    anatomy: ['The legend', 'What to know before', 'The fields'],
    good: [
      {
        why: 'The legend says whose name is asked.',
        show: (
          <FormSection legend="Your friend">
            <TextField id="guide-friend" name="friend" label="First name" />
          </FormSection>
        ),
      },
    ],
    bad: [],
    keyboard: 'Tab goes from field to field.',
    screenReader: '“Your friend, group”, before its first field.',
    wcag: ['1.3.1 Info and relationships', '2.4.6 Headings and labels'],
  },
  'Forms/AddMore': {
    use: 'Fields that few need, at the end of their part.',
    not: 'For a field that is required: nobody would find it.',
    anatomy: ['A row that says what it opens', 'More fields'],
    good: [],
    bad: [],
    keyboard: 'Enter and Space open it.',
    screenReader: '“Add another job, collapsed”.',
    wcag: ['2.1.1 Keyboard', '4.1.2 Name, role, value'],
  },
  'Forms/DraftNote': {
    use: 'At the head of a form that was filled in before.',
    not: 'Where nothing was kept.',
    anatomy: ['That it was kept, and what else is to be known', 'A quiet button that empties the form'],
    good: [],
    bad: [],
    keyboard: 'Tab goes to the button.',
    screenReader: 'Text and a button, at the head of the form.',
    wcag: ['3.3.7 Redundant entry'],
  },
  'Forms/Honeypot': {
    use: 'Once in a form that anybody can send.',
    not: 'To refuse anything: what fills it in is marked, and looked at by people.',
    anatomy: ['A field that nobody meets'],
    good: [],
    bad: [],
    keyboard: 'Never reached.',
    screenReader: 'Never heard.',
    wcag: ['1.3.1 Info and relationships'],
  },
  'Forms/UploadProgress': {
    use: 'While a file is on its way.',
    not: 'For what takes less than a second: a loading button says enough.',
    anatomy: ['Words with the percent', 'The bar'],
    good: [{ why: 'It names what is sent.', show: <UploadProgress what="your résumé" share={0.4} /> }],
    bad: [],
    keyboard: 'None.',
    screenReader: 'A progress bar; a quarter at a time is spoken.',
    wcag: ['4.1.3 Status messages'],
  },
};
