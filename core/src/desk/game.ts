import { catalogued, named, near } from '../games/registry.ts';
import { compile } from '../language/compile.ts';
import { parseFile, parseOneLiner } from '../language/parse.ts';
import type { FileTree } from '../language/tree.ts';
import type { Read } from '../rules/fact.ts';
import type { Component } from '../rules/position.ts';
import type { Rules } from '../rules/rules.ts';
import { codeRules } from '../solve/code.ts';
import { fault } from './setting.ts';

type Settings = Readonly<Record<string, Component>>;

/** Whether a text states rules itself instead of naming a game. */
export function statesRules(text: string): boolean {
  return /[-－][>＞]|→/u.test(text) || /^\s*(?:take\b|game\s)/u.test(text);
}

/** Whether a text may be a take-and-break code: `0.77`, `4.[3]`, `0.3F`; also in full-width signs. */
export function looksLikeCode(text: string): boolean {
  return /^[0-9a-f]*(?:[!?=*]|\{[^}]*\})*\.[0-9a-f[\]{},+!?=*]+$/iu.test(text.normalize('NFKC'));
}

/** Whether a word that is no code begins as one does: a digit or more and a point. */
function beginsLikeCode(text: string): boolean {
  return /^(?:\d[0-9a-f!?=*]*\.\S*|\.\d\S*)$/iu.test(text.normalize('NFKC'));
}

/** The tree of a text that states rules: a page with one game or several, or one line. */
export function parsedRules(text: string): Read<FileTree> {
  const isPage = /^\s*(?:#[^\n]*\n\s*)*game\s/u.test(text.replace(/^\uFEFF/u, ''));
  return isPage ? parseFile(text) : parseOneLiner(text);
}

/** The rules that a text states; of several games the last is meant. */
export function statedGame(text: string, set: Settings): Read<Rules> {
  const read = parsedRules(text);
  return read.ok ? compiled(read.value, set, text) : read;
}

function compiled(tree: FileTree, set: Settings, text: string): Read<Rules> {
  const read = compile(tree, set, 'claimed', text);
  if (!read.ok) return read;
  const rules = read.value.at(-1);
  return rules ? { ok: true, value: rules } : fault('no-game', 0);
}

/** The numbers of a subtraction game as the literature writes it: S(1, 3, 4). */
function takenNumbers(typed: string): readonly number[] | undefined {
  const match = /^S\s*[({]\s*(\d{1,9}(?:\s*[,、\s]\s*\d{1,9})*)\s*[)}]$/iu.exec(typed.normalize('NFKC'));
  return match?.[1]?.split(/[,、\s]+/u).map(Number);
}

/** The game that a person means: a name or nickname of the catalogue in either language, a subtraction game S(…), a take-and-break code, or rules written out. */
export function findGame(text: string, set: Settings): Read<Rules> {
  const typed = text.trim();
  if (typed === '') return fault('no-game', 0);
  const name = named(typed);
  if (name !== undefined) return catalogued(name, set);
  const taken = takenNumbers(typed);
  if (taken !== undefined) return catalogued('subtraction', { ...set, set: taken });
  if (statesRules(typed)) return statedGame(text, set);
  if (looksLikeCode(typed) || beginsLikeCode(typed)) return codeRules(typed.normalize('NFKC'));
  const apart = withPosition(typed);
  if (apart !== undefined) return fault('position-apart', apart.game.length, apart);
  if (/^\p{N}/u.test(typed)) return fault('no-game', 0);
  const close = near(typed);
  return close.length > 0
    ? fault('unknown-game-near', 0, { name: typed, instead: close })
    : fault('unknown-game', 0, { name: typed });
}

/** A name or code with a position behind it, where only a game should stand. */
function withPosition(typed: string): { readonly game: string; readonly position: string } | undefined {
  const match = /^(.*?\S)\s+([\p{N}([{（［｛].*)$/su.exec(typed);
  const [, game = '', position = ''] = match ?? [];
  return match !== null && (named(game) !== undefined || looksLikeCode(game)) ? { game, position } : undefined;
}
