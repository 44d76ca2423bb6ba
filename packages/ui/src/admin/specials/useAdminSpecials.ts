import { endpoints, type AdminSpecial } from '@hvac/content/model';
import { useIsMutating, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { specialsKey } from '../../specials/useSpecials.ts';
import { adminRequest } from '../auth/adminRequest.ts';
import { bodyOf, valuesOf, type SpecialValues } from './specialValues.ts';

const listKey = [endpoints.adminSpecials] as const;
const deletedKey = [endpoints.adminSpecials, 'deleted'] as const;
const changeKey = (change: 'save' | 'edit' | 'remove' | 'restore' | 'order') =>
  [endpoints.adminSpecials, change] as const;
const pathOf = (id: string) => `${endpoints.adminSpecials}/${encodeURIComponent(id)}`;

const read = async (url: string) =>
  (await (await adminRequest('GET', url, undefined, { accept: 'application/json' })).json()) as AdminSpecial[];

/** All specials that are not deleted, in their order. */
export const useAdminSpecials = () => useQuery({ queryKey: listKey, queryFn: () => read(endpoints.adminSpecials) });

/** Those that were deleted, the latest first. */
export const useDeletedSpecials = () =>
  useQuery({ queryKey: deletedKey, queryFn: () => read(`${endpoints.adminSpecials}?deleted=1`) });

interface Save {
  values: SpecialValues;
  /** The same until the special is there: an answer that was lost never makes two of it. */
  idempotencyKey: string;
  /** The special that is edited; a new one is created without. */
  edited?: Pick<AdminSpecial, 'id' | 'version'> | undefined;
}

const call = async (...request: Parameters<typeof adminRequest>) => void (await adminRequest(...request));

/** Reads the office's list and the visitors' again. Not waited for: what was kept is kept, even when they do not come. */
function useRefresh() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: listKey });
    void client.invalidateQueries({ queryKey: specialsKey });
  };
}

/** A random UUID (RFC 9562, version 4). The browser's own is not there on an address without TLS, as in a trial. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

/** Keeps what the form says. @param form key of what it is about: its save may outlast it */
export function useSaveSpecial(form: string) {
  const mutationKey = [...changeKey('save'), form];
  const refresh = useRefresh();
  const { mutateAsync } = useMutation({
    mutationKey,
    mutationFn: ({ values, edited, idempotencyKey }: Save) =>
      edited
        ? call('PUT', pathOf(edited.id), bodyOf(values), { ifMatch: edited.version })
        : call('POST', endpoints.adminSpecials, bodyOf(values), { idempotencyKey }),
    onSuccess: refresh,
  });
  return { save: mutateAsync, saving: useIsMutating({ mutationKey }) > 0 };
}

/** Ids of all specials that such a call is on its way for. */
const useOnItsWay = (change: 'remove' | 'restore') =>
  useMutationState({
    filters: { mutationKey: changeKey(change), status: 'pending' },
    select: ({ state }) => state.variables as string,
  });

/** The calls that change the list; each resolves or fails by itself, also when another follows. */
export function useSpecialChanges() {
  const client = useQueryClient();
  const refresh = useRefresh();
  const setList = (update: (specials: AdminSpecial[]) => AdminSpecial[]) =>
    client.setQueryData<AdminSpecial[]>(listKey, (specials) => specials && update(specials));

  const remove = useMutation({
    mutationKey: changeKey('remove'),
    mutationFn: (id: string) => call('DELETE', pathOf(id)),
    onSuccess: (_nothing, id) => setList((specials) => specials.filter((special) => special.id !== id)),
    onSettled: refresh,
  });
  const edit = useMutation({
    mutationKey: changeKey('edit'),
    mutationFn: async (special: AdminSpecial) => {
      const { id, version } = special;
      const answer = await adminRequest('PUT', pathOf(id), bodyOf(valuesOf(special)), { ifMatch: version });
      return (await answer.json()) as AdminSpecial;
    },
    onSuccess: (changed) =>
      setList((specials) => specials.map((special) => (special.id === changed.id ? changed : special))),
    onSettled: refresh,
  });
  const restore = useMutation({
    mutationKey: changeKey('restore'),
    mutationFn: (id: string) => call('POST', `${pathOf(id)}/restore`),
    onSettled: refresh,
  });
  const order = useMutation({
    mutationKey: changeKey('order'),
    // The screen shows it before the answer: who leaves by then has seen it done.
    mutationFn: (ids: readonly string[]) =>
      call('POST', `${endpoints.adminSpecials}/order`, { ids }, { keepalive: true }),
    // At once on the screen; what the server made of it comes after.
    onMutate: async (ids) => {
      // An answer from before would put it back.
      await client.cancelQueries({ queryKey: listKey, exact: true });
      setList((specials) => [...specials].sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)));
    },
    // Not before the last: until then the screen is ahead of the server.
    onSettled: () => {
      if (client.isMutating({ mutationKey: changeKey('order') }) === 1) refresh();
    },
    scope: { id: 'order of specials' },
  });
  return {
    remove: remove.mutateAsync,
    /** Puts a special in place of the version of it that it was made from; gives what the server made of it. */
    edit: edit.mutateAsync,
    restore: restore.mutateAsync,
    order: order.mutateAsync,
    deleting: useOnItsWay('remove'),
    restoring: useOnItsWay('restore'),
  };
}
