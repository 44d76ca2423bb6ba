import type { BlogPost } from '@hvac/content/model';
import type { Path } from '../paths.ts';
import { postDates } from './dates.ts';
import { bullets, h2, lead, link, numbers, p, symptoms, strong } from '../rich-text.ts';

export const remoteMonitoring: BlogPost<Path> = {
  path: '/blog/remote-hvac-monitoring-smart-option',
  title: 'Is remote HVAC monitoring a smart option for your home?',
  metadata: {
    title: 'Is Remote HVAC Monitoring Worth It? | Whitley’s Learning',
    description:
      'What sensors on your AC can catch early, what they can’t do, and which northeast Florida homes benefit most from monitoring with ClimateCare 365 iQ.',
  },
  category: 'System Monitoring',
  tone: 'ink',
  date: postDates.remoteMonitoring.value,
  author: 'Whitley’s Heating & Air',
  summary:
    'Most air conditioners show signs of trouble before they quit. Here’s what monitoring catches, what it misses, and who benefits most from it.',
  picture: {
    src: '/pictures/diagram-smart-monitoring.svg',
    size: [720, 330],
    alt: 'A sensor on an air handler sends its readings to the cloud, which alerts a phone and a service van',
  },
  body: [
    lead(
      'The early signs of a breakdown are easy to miss: small changes in temperature and current, at a unit in the attic or behind a hedge. Remote monitoring watches for them.',
    ),
    h2('What it measures'),
    p(
      'Small sensors go on the equipment you already have. Depending on the system, they measure the temperature of the air before and after the indoor coil, how much power the motors use, how long each cycle runs, and whether water is backing up in the drain. The readings go over the internet to a service that compares them with last week’s readings and with the weather, around the clock.',
    ),
    p('The numbers in the picture show how an alert works:'),
    numbers(
      'A sensor on the system takes the reading.',
      'The cloud service watches it 24/7.',
      'If something is wrong, you get an alert.',
      'Our service team gets the same alert.',
    ),
    p(
      'When a reading changes and the weather doesn’t explain it, an alert goes out. With our plan, ',
      link('ClimateCare 365 iQ', '/maintenance-plan'),
      ', it goes to you and to our service team at the same time. Then we call you to set up a visit, often before you’d notice anything.',
    ),
    h2('Problems it catches early'),
    symptoms(
      [
        strong('A weak capacitor.'),
        ' The compressor or the fan has a harder time starting and uses more power. Weeks later, it hums and won’t start.',
      ],
      [
        strong('A slow refrigerant leak.'),
        ' Each week, the air is a little less cold and each cycle runs a little longer. By the time a room feels warm, there may be ice on the coil.',
      ],
      [
        strong('Weak airflow.'),
        ' When a filter, a blower wheel or a coil gets dirty, the temperature across the coil changes long before you feel it in the house.',
      ],
      [
        strong('A drain that is backing up.'),
        ' Algae grows in a warm drain line. You want to know about water in the pan before it overflows.',
      ],
      [
        strong('Heat strips that run too often.'),
        ' When a heat pump isn’t working right, expensive backup heat keeps you warm, and you may not know until you see the power bill.',
      ],
    ),
    h2('Why it makes sense here'),
    p(
      'Systems here run most of the year, and they fail when they’re working hardest. A part that would have been a quick fix in April can leave you without cooling in August. Monitoring catches it in April.',
    ),
    p(
      'Many homes on Amelia Island, in Ponte Vedra Beach and around St. Augustine also sit empty for weeks. If the cooling stops in a closed-up house in summer, the humidity rises within a day, and mold can follow. If you find out the first afternoon, you need a repair. If you find out in the third week, you may need new drywall.',
    ),
    h2('What it can’t do'),
    p(
      'A sensor can’t change a filter, wash a coil or flush a drain. You still need a technician for that, which is why ClimateCare 365 iQ includes the same two precision tune-ups a year as the plan without monitoring.',
    ),
    p(
      'It also needs electricity and an internet connection. After a hurricane, no alert may just mean that the router is down. And it isn’t a safety device. Keep your smoke alarms, your carbon monoxide alarms if you burn gas or oil or have an attached garage, and the float switch that shuts the system off when the drain pan fills.',
    ),
    h2('Isn’t that what a smart thermostat does?'),
    p(
      'Only in part. A thermostat knows the temperature on one wall and whether the cooling is on. It can’t tell that the compressor is using more power than it did in May. Many will alert you when the house isn’t reaching its setting. Monitoring can tell you earlier, and tell you why.',
    ),
    h2('Who benefits most'),
    bullets(
      'Owners of second homes, and landlords whose tenants wait to report a problem.',
      'People who travel for work, and families who look after a parent’s house from another town.',
      'Homes with someone at risk from the heat: babies, older people, anyone with a heart or lung condition.',
      'Small offices and shops with a server closet or products that have to stay cool.',
      'Homes with a system over ten years old, since most last 15 to 20 years.',
    ),
    p(
      'If your system is new, someone is home every day and you have it serviced twice a year, the basic plan may be all you need, and we’ll tell you so.',
    ),
    h2('Questions to ask before you sign up with anyone'),
    numbers(
      'Who gets the alert, and what happens next if it comes at three in the morning?',
      'What do you measure on my equipment, and what don’t you?',
      'What happens when the Wi-Fi is down?',
      'Who can see the data?',
      'What doesn’t the plan cover? Ours covers maintenance of the heating and cooling system. It doesn’t include breakers, external wiring or ductwork.',
    ),
    p(
      'The price depends on what you have, so call us for a quote or have us look at the system. You can compare the two plans on the maintenance plan page.',
    ),
  ],
  callToAction: { label: 'Compare the two plans', to: '/maintenance-plan' },
};
