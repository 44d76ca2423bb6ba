import { endpoints, type Team } from '@hvac/content/model';
import { useQuery } from '@tanstack/react-query';
import { adminRequest } from './adminRequest.ts';

export const teamKey = [endpoints.adminTeam] as const;

/** Who is logged in, and everybody of the office who has a password. */
export const useTeam = () =>
  useQuery({
    queryKey: teamKey,
    queryFn: async () => (await (await adminRequest('GET', endpoints.adminTeam)).json()) as Team,
    // Somebody may be new since the page was opened.
    staleTime: 60_000,
  });
