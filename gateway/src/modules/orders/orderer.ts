/** The orderer, with account and department. */
export interface Orderer {
  mainId: string;
  userId: string;
  departmentId: string | null;
}
