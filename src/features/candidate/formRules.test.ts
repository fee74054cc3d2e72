import { asInstalled } from '@probity/contract/rules/fields/asked';
import { entryFaults, looksLikeCertificateNo } from './entryFaults';
import { identityFaults, identityToSave } from './identityRules';

const employment = [asInstalled('employment')];
const references = [asInstalled('reference')];

describe('entries', () => {
  it('names what is missing, in the order of the form', () => {
    expect(entryFaults('employment', {}, employment).map((fault) => fault.name)).toEqual([
      'company',
      'title',
      'from',
    ]);
  });

  it('an employment without an end lasts until now; one that ends before it begins is refused', () => {
    const entry = { company: 'Lanting Software', title: 'Engineer', from: '2022-03' };
    expect(entryFaults('employment', entry, employment)).toEqual([]);
    expect(entryFaults('employment', { ...entry, to: '2021-12' }, employment)).toEqual([
      { name: 'to', key: 'candidate.field.order' },
    ]);
  });

  it('a month is asked for as a month', () => {
    const entry = { company: 'Lanting Software', title: 'Engineer', from: 'spring 2022' };
    expect(entryFaults('employment', entry, employment)).toEqual([
      { name: 'from', key: 'candidate.field.month' },
    ]);
  });

  it('a contact has a mobile or a landline: required for a referee, optional for a contact person', () => {
    const referee = { name: 'Wang', relation: 'manager' };
    expect(entryFaults('references', referee, references)[0]?.key).toBe(
      'candidate.field.contactPhone.required',
    );
    expect(entryFaults('references', { ...referee, mobile: '12345' }, references)[0]?.key).toBe(
      'candidate.field.contactPhone.invalid',
    );
    expect(entryFaults('references', { ...referee, mobile: '0755-12345678-801' }, references)).toEqual([]);
    const employer = { company: 'A', title: 'B', from: '2022-03' };
    expect(entryFaults('employment', { ...employer, witnessPhone: '' }, employment)).toEqual([]);
    expect(entryFaults('employment', { ...employer, witnessPhone: '010-88886666' }, employment)).toEqual([]);
  });

  it('a certificate number of another length only warns', () => {
    expect(looksLikeCertificateNo('103351201805000001')).toBe(true);
    expect(looksLikeCertificateNo('1033 5120 1805 0000 01')).toBe(true);
    expect(looksLikeCertificateNo('12345')).toBe(false);
    expect(
      entryFaults(
        'education',
        {
          school: 'Zhejiang University',
          level: 'bachelor',
          graduated: '2018-06',
          result: 'graduation',
          certificateNo: '12345',
        },
        [asInstalled('education')],
      ),
    ).toEqual([]);
  });
});

describe('identity', () => {
  it('a number that the enterprise stated is confirmed, or another one is entered', () => {
    expect(identityFaults({}, true)).toEqual({
      idNumber: 'candidate.field.idConfirmMissing',
    });
    expect(identityFaults({ idConfirmed: true }, true)).toEqual({});
    expect(identityFaults({ idNumber: '', idConfirmed: false }, true).idNumber).toBe(
      'validation.idNumber.required',
    );
  });

  it('without a stated number one has to be entered', () => {
    expect(identityFaults({}, false)).toEqual({
      idNumber: 'validation.idNumber.required',
    });
  });

  it('a number that can be nobody’s is said in words of its own, and is not kept', () => {
    const mistyped = { idNumber: '110105194912310021', idConfirmed: true };
    expect(identityFaults(mistyped, false)).toEqual({ idNumber: 'validation.idNumber.wrongDigit' });
    expect(identityToSave(mistyped)).toEqual({ idConfirmed: false });
    const child = { idNumber: '110105201505200029' };
    expect(identityFaults(child, true)).toEqual({ idNumber: 'validation.idNumber.under16' });
  });

  it('half a number is never kept, and neither is a masked one', () => {
    expect(identityToSave({ idNumber: '110105', idConfirmed: true })).toEqual({
      idConfirmed: false,
    });
    expect(identityToSave({ idNumber: '110***********002X', idConfirmed: true })).toEqual({
      idConfirmed: true,
    });
    // Withdrawn: the enterprise's number counts, and confirming it does not bring the typed one back.
    expect(identityToSave({ idNumber: null, idConfirmed: true })).toEqual({
      idNumber: null,
      idConfirmed: true,
    });
    expect(identityToSave({ idNumber: '11010519491231002x', idConfirmed: true })).toEqual({
      idNumber: '11010519491231002X',
      idConfirmed: true,
    });
  });
});
