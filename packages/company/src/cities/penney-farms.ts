import type { CityPageContent } from '@hvac/content/model';
import { cityReach } from '../city-reach.ts';
import type { Path } from '../paths.ts';
import { lead, link, p } from '../rich-text.ts';

export const penneyFarms: CityPageContent<Path> = {
  city: 'Penney Farms',
  metadata: {
    title: 'Penney Farms Heating & Cooling Service | Whitley’s',
    description:
      'Patient, careful AC and heating work for Penney Farms: 1920s cottages, retirement homes and farmhouses along State Road 16. Call day or night.',
  },
  picture: {
    src: '/pictures/city-penney-farms.svg',
    size: [1440, 520],
    alt: 'A row of old stone cottages with steep roofs follows a path between oaks, with a bell on the lawn and a windmill by the plowed fields.',
  },
  tagline: 'Patient work for retirees, historic cottages and the farms along State Road 16.',
  tiles: {
    cooling: 'Steady, quiet, easy to set',
    heating: 'Even heat from early morning',
    maintenance: 'We change the filter for you',
  },
  intro: [
    lead(
      'When you’re eighty, a hot house can be dangerous. Age and some common medicines make you less thirsty and keep you from sweating, so if your air conditioner is failing, call the same day. Don’t wait until after the weekend.',
    ),
    p(
      'While you wait, drink water, close the blinds on the sunny side, and sit with a friend whose house is cool. Confusion, a pounding pulse or hot dry skin means 911 before anyone else. If you live in the retirement community, start with its maintenance office: they may service the equipment in your home, and they can tell you whether you need an outside contractor.',
    ),
    p(
      'J.C. Penney’s village of Norman-style cottages dates from the 1920s. Steep roofs and deep shade keep them pleasant in spring, but they were built long before air conditioning. If anyone added ducts, they twist through small attics, and the window units sit in openings that were never square. We like ductless equipment in these rooms. It needs a three-inch hole and a head above the door, and the old walls stay as they are.',
    ),
    p(
      'Farmhouses and manufactured homes beyond the oaks have their own needs: well water, propane, mice in the wiring. We can visit them on the same trip. If you and your neighbors want your tune-ups on the same day, tell us on our ',
      link('contact page', '/contact'),
      '.',
    ),
  ],
  home: [
    p(
      'Retired missionaries, nurses, teachers and pastors have settled here for nearly a century. There’s always somebody on a bicycle who can tell you which cottage is which, and whether anyone is home.',
    ),
    p(
      'Our job is to be polite and speak clearly. We explain what’s wrong in plain words, and we write it down in print big enough to read. You don’t have to decide while we’re standing there. Talk it over with your daughter or a friend and call us back. Leave the ladders, the heavy lifting and the high filters to us.',
    ),
  ],
  cooling: [
    {
      name: 'Repair and diagnostics',
      note: 'We begin by asking what changed and when, then test quietly and keep the doors shut behind us.',
    },
    {
      name: 'New installation',
      note: 'Big-number thermostats, quiet equipment and filters you can reach from the floor matter more here than an app.',
    },
    {
      name: 'Maintenance and tune-ups',
      note: 'Twice-yearly care is the cheapest way to prevent a July breakdown for someone who can’t take the heat.',
    },
    {
      name: 'Emergency service',
      note: 'Tell the person who answers if you’re on oxygen, use a walker or have a heart condition, so we know how urgent it is.',
    },
  ],
  heating: [
    {
      name: 'Heat pump repair',
      note: 'Air from a heat pump feels milder than furnace air; we measure it and tell you whether yours is normal.',
    },
    {
      name: 'Installation',
      note: 'For a cottage on wall heaters, a heat pump brings even warmth without a hot surface to brush against.',
    },
    {
      name: 'Maintenance',
      note: 'In the fall, we test the heat, replace thermostat batteries and make sure smoke and carbon monoxide alarms work.',
    },
    {
      name: 'Emergency heating',
      note: 'Wear a hat, wrap up in a blanket, and don’t use a heating pad in bed. We answer all night.',
    },
  ],
  neighborhoods: [
    'Penney Retirement Community',
    'The Norman-style cottages',
    'Clark Avenue',
    'State Road 16 west of Green Cove Springs',
  ],
  ...cityReach['/penney-farms-hvac'],
  nearby: ['/green-cove-springs-hvac', '/middleburg-hvac'],
};
