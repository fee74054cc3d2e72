import type { Certification, CertificationFacts, ServiceContract } from '../api/resources/enterpriseApi';

/** A submission of a made-up enterprise. */
export function buildFacts(overrides: Partial<CertificationFacts> = {}): CertificationFacts {
  return {
    status: 'pending',
    enterpriseName: 'Example Trading',
    creditCode: '91350100M000100Y43',
    license: {
      fileId: '0190a1b2-0000-7000-8000-0000000000f1',
      fileName: 'licence.pdf',
      mime: 'application/pdf',
      size: 2000,
    },
    legalPerson: 'Zhang San',
    contactName: 'Li Si',
    contactPhone: '139****1111',
    regionName: null,
    address: null,
    submittedAt: '2026-03-02T08:00:00Z',
    decidedAt: null,
    reason: null,
    ...overrides,
  };
}

/** The certification of an enterprise; by default nothing is submitted yet. */
export function buildCertification(overrides: Partial<Certification> = {}): Certification {
  return {
    authStatus: 0,
    dueAt: null,
    submission: null,
    change: null,
    signature: null,
    draft: null,
    contactReveals: [],
    ...overrides,
  };
}

/** A contract of two sections. */
export function buildContract(overrides: Partial<ServiceContract> = {}): ServiceContract {
  return {
    text: {
      version: '2026-11',
      hash: 'a'.repeat(64),
      title: 'Service contract',
      sections: [
        { heading: '1. Parties', paragraphs: ['Between us and you.'] },
        { heading: '2. Subject', paragraphs: ['Checks.'] },
      ],
    },
    isVerified: true,
    announced: null,
    signature: null,
    ...overrides,
  };
}
