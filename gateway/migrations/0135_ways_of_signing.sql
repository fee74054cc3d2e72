-- A candidate draws the signature, or types the name for it. Both are kept as a picture, and which of the two it was is part of the
-- proof. Nobody wrote it down before: empty says that it is not known, or that the consent is on paper.
alter table consent add column signature_way text check (signature_way in ('drawn', 'typed')),
  add constraint consent_signature_way check (signature_way is null or kind = 'electronic');
