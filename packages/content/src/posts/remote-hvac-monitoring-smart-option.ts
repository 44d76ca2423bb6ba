import type { BlogPost } from '../model/pages.ts';
import type { Path } from '../paths.ts';
import { postDates } from './dates.ts';

export const remoteMonitoring = {
  path: '/blog/remote-hvac-monitoring-smart-option',
  title: 'Is remote HVAC monitoring a smart option for your home?',
  metadata: {
    title: 'Is Remote HVAC Monitoring Worth It? | Whitley’s Learning',
    description:
      'What sensors on your AC can catch early, what they can’t do, and which north-east Florida homes gain most from monitoring with ClimateCare 365 iQ.',
  },
  category: 'System Monitoring',
  tone: 'ink',
  date: postDates.remoteMonitoring.value,
  author: 'Whitley’s Heating & Air',
  summary:
    'Most air conditioners give notice before they quit, in numbers that nobody reads. Here is what monitoring catches, what it misses, and who gains most from it.',
  picture: {
    src: '/pictures/diagram-smart-monitoring.svg',
    alt: 'A sensor on an air handler sends its readings to the cloud, which alerts a phone and a service van',
  },
  body: [
    {
      kind: 'lead',
      text: [
        'Most air conditioners give notice before they quit. They give it in the attic or behind the hedge, in temperatures and amps that nobody is there to read. Remote monitoring is simply a way of reading them.',
      ],
    },
    { kind: 'heading', level: 2, text: 'What it measures' },
    {
      kind: 'paragraph',
      text: [
        'Small sensors go on the equipment that you already own. Depending on the system, they follow the temperature of the air before and after the indoor coil, the current that the motors draw, how long each cycle runs and whether water is rising where it should drain. The readings travel over the internet to a service that compares them with last week’s, around the clock, and with what the weather outside would explain.',
      ],
    },
    { kind: 'paragraph', text: ['The numbers in the picture show the way of an alert:'] },
    {
      kind: 'list',
      style: 'numbers',
      items: [
        ['A sensor on the system takes the reading.'],
        ['The cloud follows it, 24/7.'],
        ['A fault sends an alert to you.'],
        ['The same alert reaches our service team.'],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'When a number drifts and the weather is no excuse, an alert goes out. With our plan, ',
        { text: 'ClimateCare 365 iQ', to: '/maintenance-plan' },
        ', it goes to two places at once: to you and to our service team. Then we call you about a visit, often before you would have noticed anything at all.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Faults that show up early' },
    {
      kind: 'list',
      style: 'signs',
      items: [
        [
          { strong: 'A tired capacitor.' },
          ' The compressor or the fan starts harder and draws more current. Weeks later it hums and doesn’t start.',
        ],
        [
          { strong: 'A slow refrigerant leak.' },
          ' Each week the supply air is a little less cold and each cycle a little longer. By the time a room feels warm, ice may be on the coil.',
        ],
        [
          { strong: 'Weak airflow.' },
          ' A filter, a blower wheel or a coil that is filling with dust changes the temperature across the coil long before the house feels stuffy.',
        ],
        [
          { strong: 'A drain that is backing up.' },
          ' Algae love a warm drain line. Water in the pan is worth knowing about while it is still in the pan.',
        ],
        [
          { strong: 'Heat strips that run too often.' },
          ' A heat pump with a fault will keep you warm on expensive electric backup heat, and the first symptom is the power bill.',
        ],
      ],
    },
    { kind: 'heading', level: 2, text: 'Why it fits this part of Florida' },
    {
      kind: 'paragraph',
      text: [
        'Systems here work most of the year, and they fail when they work hardest. A part that would have cost a short visit in April becomes an evening without cooling in August. Catching it in April is what monitoring is for.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Distance is the other reason. Plenty of homes on Amelia Island, in Ponte Vedra Beach and around St. Augustine stand empty for weeks. If the cooling stops in a closed house in summer, humidity climbs within a day, and mold doesn’t wait for the owners to come back. A warning on the first afternoon means a repair; finding out in the third week can mean new drywall.',
      ],
    },
    { kind: 'heading', level: 2, text: 'What it can’t do' },
    {
      kind: 'paragraph',
      text: [
        'A sensor never changed a filter, washed a coil or flushed a drain. That still takes hands, which is why ClimateCare 365 iQ includes the same two precision tune-ups a year as the plan without monitoring.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'It also needs electricity and an internet connection. After a hurricane, silence may mean that the router is down and nothing more. And it is no safety device: keep your smoke alarms, your carbon monoxide alarms if you burn gas or oil or have an attached garage, and the float switch that shuts the system off when the drain pan fills.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Isn’t that what a smart thermostat does?' },
    {
      kind: 'paragraph',
      text: [
        'Only in part. A thermostat knows the temperature on one wall and whether it has asked for cooling. It can’t see that the compressor needs more current than it did in May. Many will tell you that the house isn’t reaching its setting, which is useful; monitoring aims to tell you earlier, and why.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Who gains most' },
    {
      kind: 'list',
      style: 'bullets',
      items: [
        ['Owners of second homes, and of rentals whose tenants report a problem late.'],
        ['People who travel for work, and families who look after a parent’s house from another town.'],
        ['Homes where heat is a health risk: infants, older people, anyone with a heart or lung condition.'],
        ['Small offices and shops with a server closet or stock that must stay cool.'],
        ['Systems past their tenth summer, which deserve a closer watch as they near the usual 15 to 20 years.'],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'If your system is new, someone is home every day and you have it serviced twice a year, the basic plan may be all that you need. We’ll tell you so.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Ask these before you sign, with us or anyone' },
    {
      kind: 'list',
      style: 'numbers',
      items: [
        ['Who gets the alert, and what happens next if it comes at three in the morning?'],
        ['Which readings are taken on my equipment, and which aren’t?'],
        ['What happens when the Wi-Fi is down?'],
        ['Who can see the data?'],
        [
          'What does the plan leave out? Ours covers maintenance of the heating and cooling system. Breakers, wiring outside of it and ductwork aren’t included.',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Prices depend on what you have, so we give them by phone or after a look at the system. The two plans stand side by side on the maintenance page.',
      ],
    },
  ],
  callToAction: { label: 'Compare the two plans', to: '/maintenance-plan' },
} as const satisfies BlogPost<Path>;
