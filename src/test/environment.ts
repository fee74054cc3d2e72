import path from 'node:path';
import JsdomEnvironment from 'jest-environment-jsdom';
import type { ContractChecks } from './contractChecks';
import { loadContractChecks } from './loadContractChecks';

let checks: Promise<ContractChecks> | undefined;

/**
 * jsdom with the contract. Jest loads this file once per worker, outside the sandbox of a test file: the contract is read
 * and compiled once, when the first fake gateway asks for it.
 */
export default class ConsoleEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.contractChecks = () =>
      (checks ??= loadContractChecks(path.resolve(__dirname, '../../contract')));
  }
}
