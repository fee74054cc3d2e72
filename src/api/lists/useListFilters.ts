import { useEffect, useEffectEvent } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { selectUserInfo } from '../../session/selectors';

/** What may stand in an address: an order number, or its beginning. All else may name a person. */
const ORDER_NUMBER = /^PB(\d[\dA-Z]*)?$/i;

/** What was searched for in this tab. An entry of the history names it by its number, and nothing but this memory knows the text. */
const typed: { reader: string; text: string }[] = [];

/** The numbers of an earlier load of this tab are still in its history, and name nothing any more. */
const LOAD = crypto.getRandomValues(new Uint32Array(2)).join('-');

/** Keeps such a text; what the entry of the history then holds. */
const keep = (reader: string, text: string) => ({ load: LOAD, typed: typed.push({ reader, text }) - 1 });

/** True of an entry of the history that has such a text. */
const isEntry = (state: unknown): state is { load: string; typed: number } =>
  typeof state === 'object' && state !== null && (state as { load?: unknown }).load === LOAD;

interface ListFilters {
  /** The filters as an address would have them, what was typed included. */
  search: URLSearchParams;
  /**
   * Changes them. Each choice is a step that Back undoes; a search that is typed on, or `isSameStep`, takes the place of the last.
   * @param wanted the filters as an address would have them
   * @param origin what they were taken from; without it what they were taken from before
   */
  setSearch: (
    wanted: URLSearchParams | Record<string, string>,
    isSameStep?: boolean,
    origin?: string | null,
  ) => void;
  /** The id of what the filters were taken from, which this entry of the history knows; they may have been changed since. */
  origin: string | undefined;
}

/**
 * The filters of a list. They stand in the address, but for the text of the search: it may be a name, a phone or an ID number, which
 * neither the address nor the history of the browser keeps.
 * @param textName the name of the search's text among them
 */
export function useListFilters(textName = 'q'): ListFilters {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const { userId, mainId } = useSelector(selectUserInfo);
  const reader = `${userId} ${mainId}`;

  const kept = isEntry(state) ? typed[state.typed] : undefined;
  const search = new URLSearchParams(address);
  if (kept?.reader === reader) search.set(textName, kept.text);

  const origin = (state as { origin?: string } | null)?.origin;

  const setSearch: ListFilters['setSearch'] = (wanted, isSameStep = false, from = origin) => {
    const next = new URLSearchParams(wanted);
    const text = next.get(textName) ?? '';
    const before = search.get(textName) ?? '';
    const isTypedOn = before !== '' && text !== '' && text !== before;
    const isHidden = text !== '' && !ORDER_NUMBER.test(text);
    if (isHidden) next.delete(textName);
    setAddress(next, {
      replace: isSameStep || isTypedOn,
      state:
        isHidden || from ? { ...(isHidden && keep(reader, text)), ...(from && { origin: from }) } : undefined,
    });
  };

  // An address from outside may hold such a text: it is searched for, and goes out of sight.
  const given = address.get(textName) ?? '';
  const hide = useEffectEvent(() => setSearch(address, true));
  useEffect(() => {
    if (given !== '' && !ORDER_NUMBER.test(given)) hide();
  }, [given]);

  return { search, setSearch, origin };
}

/** Opens a list with a text to search for, which stands in its address as little as if it had been typed there. */
export function useOpenList(): (address: string, text: string) => void {
  const navigate = useNavigate();
  const { userId, mainId } = useSelector(selectUserInfo);
  return (address, text) => {
    const isPlain = ORDER_NUMBER.test(text);
    void navigate(isPlain ? `${address}${address.includes('?') ? '&' : '?'}q=${text}` : address, {
      state: isPlain ? undefined : keep(`${userId} ${mainId}`, text),
    });
  };
}
